import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, text } from '#web/testing/openPage.tsx';

const main = async () => within(await screen.findByRole('main'));
const footer = async () => within(await screen.findByRole('contentinfo'));

test('the legal pages link to both documents, in the language of the visitor', async () => {
  const { person, router } = openPage('/legals');
  for (const [title, path] of [
    ['footer.terms', '/legals/en/servicesagreement'],
    ['footer.privacy', '/legals/en/privacypolicy'],
  ] as const) {
    await person.click(await (await main()).findByRole('link', { name: text(title) }));
    expect(await screen.findByRole('heading', { level: 1, name: text(title) })).toBeVisible();
    expect(location.pathname).toBe(path);
    await router.navigate(-1);
    await screen.findByRole('heading', { level: 1, name: text('legals.title') });
    expect(document.title).toBe(`${text('legals.title')} · Rumbo`);
  }
});

test('the legal pages name the source and the licence of the place data', async () => {
  openPage('/legals');
  const link = async (name: string) => (await main()).findByRole('link', { name });
  expect(await link('GeoNames')).toHaveAttribute('href', 'https://www.geonames.org');
  expect(await link('Creative Commons Attribution 4.0 (CC BY 4.0)')).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by/4.0/',
  );
});

test.each([
  ['footer.terms', 'footer.terms', '/legals/en/servicesagreement', '2026-11-21'],
  ['footer.privacy', 'footer.privacy', '/legals/en/privacypolicy', '2026-11-28'],
])(
  'the link %s puts the language into the address, and going back leaves the document',
  async (link, title, path, day) => {
    const { person, router } = openPage('/legals');
    await person.click(await (await footer()).findByRole('link', { name: text(link) }));
    expect(await screen.findByRole('heading', { level: 1, name: text(title) })).toBeVisible();
    expect(location.pathname).toBe(path);
    const article = screen.getByRole('article');
    expect(article).toHaveAttribute('lang', 'en');
    expect(article.querySelector('time')).toHaveAttribute('datetime', day);
    await router.navigate(-1);
    await waitFor(() => expect(location.pathname).toBe('/legals'));
  },
);

test('switching the language rewrites the address of a document and keeps the section', async () => {
  document.documentElement.lang = 'en';
  const { person, router } = openPage('/legals/en/servicesagreement#plans');
  await person.click(await screen.findByRole('button', { name: /^Language:\s*English/ }));
  await person.click(screen.getByRole('button', { name: 'Español' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Acuerdo de uso' })).toBeVisible();
  expect(location.pathname + location.hash).toBe('/legals/es/servicesagreement#plans');
  expect(document.documentElement).toHaveAttribute('lang', 'es');
  await router.navigate('/legals/privacypolicy');
  await waitFor(() => expect(location.pathname).toBe('/legals/es/privacypolicy'));
});

test('the contents of a narrow window open above the text, and close once a section is chosen', async () => {
  const { person } = openPage('/legals/en/servicesagreement');
  const contents = await screen.findByRole('button', { name: text('legals.contents') });
  await person.click(contents);
  expect(contents).toHaveAttribute('aria-expanded', 'true');
  // a wide window has the contents next to the text, too
  const [, above] = screen.getAllByRole('navigation', { name: text('legals.contents') });
  await person.click(above!.querySelector('a[href$="#liability"]')!);
  await waitFor(() => expect(document.querySelector('h2#liability')).toHaveFocus());
  expect(location.hash).toBe('#liability');
  expect(contents).toHaveAttribute('aria-expanded', 'false');
});
