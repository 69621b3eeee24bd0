import { describe, expect, it } from 'vitest';
import { directoryPath, readDirectoryPath } from './directoryPath.ts';
import { distinctSlugs, readSlug, readSlugWithId, slugOf, withId } from './slug.ts';

describe('a slug', () => {
  it.each([
    ['Fletes y acarreos', 'fletes-y-acarreos'],
    ['  São José dos Campos ', 'sao-jose-dos-campos'],
    ['US–Mexico cross-border trucking', 'us-mexico-cross-border-trucking'],
    ['Carga completa (FTL)', 'carga-completa-ftl'],
    ['ΑΒΓ', ''],
    ['\ud800 \u0000', ''],
  ])('of %j is %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('has at most 80 letters, and does not end with a hyphen', () => {
    expect(slugOf('a '.repeat(1_000))).toBe(`${'a-'.repeat(39)}a`);
  });

  it('has the id at the end if an earlier name has the same slug', () => {
    const named = ['Fletes', 'fletes!', 'Fletes', '货运', 'fletes 2'].map((name, at) => ({ id: at + 1, name }));
    expect(distinctSlugs(named)).toEqual(['fletes', 'fletes-2', 'fletes-3', '4', 'fletes-2-5']);
  });

  it('is read with accents, in upper case and with the longest possible id at its end', () => {
    expect(readSlug('Bahía_BLANCA')).toBe('bahia-blanca');
    const long = withId(slugOf('ruta '.repeat(40)), 2_147_483_647);
    expect(readSlug(long)).toBe(long);
  });

  it('is read with the id at its end', () => {
    expect(readSlugWithId(withId('san-jose', 12))).toEqual({ slug: 'san-jose', id: 12 });
    expect(['san-jose', '12', 'san-jose-012', 'ruta-99999999999'].map(readSlugWithId)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('the address of a directory page', () => {
  it('is read as it was written', () => {
    const page = { language: 'es', service: 'fletes', places: ['argentina', 'buenos-aires', 'bahia-blanca'] } as const;
    expect(directoryPath(page)).toBe('/es/fletes/argentina/buenos-aires/bahia-blanca');
    expect(readDirectoryPath(directoryPath(page))).toEqual(page);
  });

  it('is read in other letters, with a trailing slash and with half a character', () => {
    expect(readDirectoryPath('/ES/Fletes/Per%C3%BA/')).toEqual({ language: 'es', service: 'Fletes', places: ['Perú'] });
    expect(readDirectoryPath('/es/fletes/%E0%A4%A')?.places).toEqual(['%E0%A4%A']);
  });

  it.each(['/', '/es', '/es/fletes', '/de/fracht/haiti', '/providers/es/12-andes', '/es/fletes/a/b/c/d'])(
    'is not %s',
    (pathname) => {
      expect(readDirectoryPath(pathname)).toBeNull();
    },
  );
});
