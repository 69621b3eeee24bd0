import { describe, expect, it } from 'vitest';
import { addProvider } from '#tests/addProvider.ts';
import { readPage } from '#tests/page.ts';
import { faultsOf } from '#tests/schemaOrg.ts';
import { ROSARIO } from '#tests/submission.ts';
import { useApp } from '#tests/testApp.ts';

const test = useApp('demo', { PUBLIC_URL: 'https://rumbo.example' }, 'dist/web');

describe('the branches of a provider', () => {
  it('are on its page without scripts, with a link to call, and hours in the language of the page', async () => {
    const { body } = await test.get('/providers/es/1-frios-del-sur-transportes-s-r-l');
    expect(body).toContain('Sucursales');
    expect(body).toContain('Casa central');
    expect(readPage(body).links).toEqual(expect.arrayContaining([expect.stringMatching(/^tel:\+54/)]));
  });

  it('are the same for search engines and people, with whole days in the required format', async () => {
    const id = await addProvider(test.db, 'Cargas Siempre', ROSARIO, 'Cargas.');
    const hours = 'Mo-Fr 08:00-12:00,14:00-18:00; Su 00:00-24:00';
    const branch = { providerId: id, addressId: ROSARIO, name: 'Depósito', phone: '+543414000000', hours };
    await test.db.prisma.providerBranch.create({ data: branch });
    const { data } = readPage((await test.get(`/providers/${id}-cargas-siempre`)).body);
    expect(faultsOf(data)).toEqual([]);
    const type = { '@type': 'OpeningHoursSpecification' };
    const dayOfWeek = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
    expect(data.department).toEqual([
      {
        '@type': 'LocalBusiness',
        name: 'Cargas Siempre · Depósito',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Rosario',
          addressRegion: 'Santa Fe',
          addressCountry: 'AR',
        },
        telephone: '+54 341 400 0000',
        openingHoursSpecification: [
          { ...type, dayOfWeek, opens: '08:00', closes: '12:00' },
          { ...type, dayOfWeek, opens: '14:00', closes: '18:00' },
          { ...type, dayOfWeek: ['Sunday'], opens: '00:00', closes: '23:59' },
        ],
      },
    ]);
  });
});
