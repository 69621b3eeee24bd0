import { describe, expect, it } from 'vitest';
import { readPage } from '#tests/page.ts';
import { useApp } from '#tests/testApp.ts';

const SITE = 'https://rumbo.example';
const test = useApp('demo', { PUBLIC_URL: SITE }, 'dist/web');

describe('a legal page', () => {
  it.each([
    ['/legals/es', '/legals'],
    ['/legals/en/imprint', '/pre-registration'],
    ['/legals/imprint', '/pre-registration'],
    ['/legals/de/privacypolicy', '/legals/en/privacypolicy'],
    ['/legals/privacypolicy', '/legals/pt/privacypolicy'],
  ])('%s leads to %s', async (path, target) => {
    const { status, headers } = await test.get(path, { 'accept-language': 'pt-BR' });
    expect([status, headers.get('location')]).toEqual([302, target]);
  });

  it('shows the text in the language of its address, and the interface in that of the reader', async () => {
    const { body } = await test.get('/legals/pt/privacypolicy', { 'accept-language': 'en' });
    expect(body).toMatch(/<html[^>]* lang="en"/);
    expect(body).toMatch(/<article[^>]* lang="pt"/);
    expect(body).toContain('Política de privacidade</h1>');
    expect(body).toContain('Log in');
  });

  it('tells search engines its languages', async () => {
    const page = readPage((await test.get('/legals/es/privacypolicy')).body);
    expect(page.canonical).toEqual([`${SITE}/legals/es/privacypolicy`]);
    expect(Object.keys(page.alternates)).toHaveLength(5);
    expect(page.alternates).toMatchObject({ pt: `${SITE}/legals/pt/privacypolicy` });
    expect(page.descriptions).toEqual([expect.stringMatching(/^Qué datos personales/)]);
    expect(readPage((await test.get('/legals')).body).alternates).toEqual({});
  });
});
