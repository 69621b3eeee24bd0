import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPage, text } from '#web/testing/openPage.tsx';

const found = (names: string[], more: object = {}) => ({
  searchProviders: {
    totalCount: names.length,
    countIsExact: true,
    matchesAllWords: true,
    edges: names.map((businessName, at) => ({ node: { databaseId: at + 1, businessName } })),
    ...more,
  },
});
const place = (displayName: string, kind: string, countryCode = 'US') => ({ displayName, kind, countryCode });
const heading = () => screen.findByRole('heading', { level: 1 });
const card = (name: string) => screen.findByRole('link', { name });

const submit = () => screen.findByRole('button', { name: text('app.search') });
const address = () => screen.findByLabelText(text('search.from'), { selector: 'input' });
const keywords = () => screen.getByLabelText(text('search.keywords'), { selector: 'input' });

test('an empty search shows a warning and sends nothing', async () => {
  const { api, person } = openPage('/', { answers: { SearchResultsQuery: found(['Mudanzas Sur']) } });
  const search = await submit();
  await waitFor(() => expect(api.sent('keepSessionQuery')).toHaveLength(1));
  const asked = vi.spyOn(globalThis, 'fetch');
  await person.click(search);
  expect(await screen.findByText(text('search.empty'), { selector: '[role=alertdialog] *' })).toBeVisible();
  await waitFor(async () => expect(await address()).toHaveFocus());
  // hydration may have just replaced the server-rendered field
  await waitFor(async () => expect(await address()).toHaveAccessibleDescription(text('search.empty')));
  for (const field of [await address(), keywords()]) expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible();
  expect(asked).not.toHaveBeenCalled();
  await person.type(keywords(), 'x');
  for (const field of [await address(), keywords()]) expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await person.keyboard('{Enter}');
  await waitFor(async () => expect(await heading()).toHaveFocus());
  expect(api.sent('SearchResultsQuery')).toMatchObject([{ keywords: 'x', where: null }]);
});

test('recent searches do not cover the warning of an empty search', async () => {
  const { person, router } = openPage('/?q=x', { answers: { SearchResultsQuery: found(['Mudanzas Sur']) } });
  expect(await card('Mudanzas Sur')).toBeVisible();
  await router.navigate('/');
  await screen.findByText(text('landing.hero'));
  await person.click(await submit());
  await waitFor(async () => expect(await address()).toHaveAccessibleDescription(text('search.empty')));
  expect(await address()).toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('unknown places and failed requests are shown in the list of the address', async () => {
  const { api, person } = openPage('/');
  const inList = async (id: string) => within(await screen.findByRole('listbox')).findByText(text(id));
  await person.click(await address());
  await person.keyboard('qxw');
  expect(await inList('selector.empty')).toBeVisible();
  api.answer('useLoadAddressesQuery', new Error('lost'));
  await person.clear(await address());
  await person.keyboard('ros');
  expect(await inList('selector.failed')).toBeVisible();
});

test('a search without results shows next steps, and offers only searches with results', async () => {
  const { api, person } = openPage('/?f=Tierra+del+Fuego&q=xyzzyplugh&region=1&order=newest', {
    answers: {
      SearchResultsQuery: ({ keywords }) => found(keywords ? [] : ['Fletes Fueguinos']),
      WiderSearchesQuery: { searchProviders: { totalCount: 7, totalCountIsExact: true } },
    },
  });
  expect(
    await screen.findByRole('heading', { name: text('results.noneFor', { words: 'xyzzyplugh · Tierra del Fuego' }) }),
  ).toBeVisible();
  expect(screen.getByText(text('results.tipSpelling'))).toBeVisible();
  await expectAccessible();
  const near = await screen.findByRole('link', {
    name: `${text('results.dropKeywords', { place: 'Tierra del Fuego' })} 7`,
  });
  const everywhere = text('results.dropPlace', { keywords: 'xyzzyplugh' });
  expect(screen.queryByText(everywhere)).toBeNull();
  // the count, like the linked search, is without filters
  expect(api.sent('WiderSearchesQuery')).toMatchObject([{ place: 'Tierra del Fuego', nearPlace: true }]);
  await person.click(near);
  expect(await card('Fletes Fueguinos')).toBeVisible();
  expect(api.sent('SearchResultsQuery').at(-1)).toMatchObject({
    where: { text: 'Tierra del Fuego' },
    keywords: null,
    filters: { regions: null },
    order: 'BEST_MATCH',
  });
});

test('a search without results offers services with providers, at the same place', async () => {
  const offered = (name: string, count: number) => ({ category: { name }, count });
  const { person } = openPage('/?f=Rosario&q=xyzzyplugh&region=1', {
    answers: {
      SearchResultsQuery: ({ keywords }) => found(keywords === 'Road transport' ? ['Fletes Rosario'] : []),
      WiderSearchesQuery: { searchProviders: { totalCount: 0 } },
      CategorySearchesQuery: {
        directoryAtAGlance: { byCategory: [offered('Road transport', 3), offered('Space flight', 0)] },
      },
    },
  });
  expect(await screen.findByRole('heading', { name: text('results.categories') })).toBeVisible();
  expect(screen.queryByText(text('results.dropKeywords', { place: 'Rosario' }))).toBeNull();
  expect(screen.queryByRole('link', { name: 'Space flight' })).toBeNull();
  await person.click(screen.getByRole('link', { name: 'Road transport' }));
  expect(await card('Fletes Rosario')).toBeVisible();
  expect(location.search).toBe('?f=Rosario&q=Road+transport');
});

test('a place is searched as written, and its other meanings are one click away', async () => {
  const california = place('Ontario, California, United States', 'CITY');
  const canada = place('Ontario, Canada', 'REGION', 'CA');
  const { api, person, router } = openPage('/?f=1200+Euclid+Ave%2C+Ontario%2C+CA', {
    answers: { SearchResultsQuery: found(['Fletes'], { place: california }) },
  });
  await waitFor(async () => expect(await heading()).toHaveTextContent('Ontario, California'));
  expect(api.sent('SearchResultsQuery')).toMatchObject([{ where: { text: '1200 Euclid Ave, Ontario, CA' } }]);
  expect(screen.queryByText(text('results.otherPlaces'))).toBeNull();

  api.answer('SearchResultsQuery', ({ where }) =>
    (where as { placeId?: string }).placeId
      ? found(['Cargo'], { place: canada })
      : found(['Fletes'], { place: california, otherPlaces: [{ ...canada, id: 'Canada' }] }),
  );
  await router.navigate('/?f=Ontario%2C+CA');
  expect(await screen.findByText(text('results.otherPlaces'))).toBeVisible();
  await expectAccessible();
  await person.click(screen.getByRole('link', { name: /^Ontario, Canad/ }));
  await waitFor(async () => expect(await heading()).toHaveTextContent(/Ontario, Canad/));
  expect(api.sent('SearchResultsQuery').at(-1)).toMatchObject({ where: { placeId: 'Canada' } });
  expect(screen.queryByText(text('results.otherPlaces'))).toBeNull();

  const texas = place('Texas, United States', 'REGION');
  api.answer('SearchResultsQuery', found(['Cargo'], { place: texas, placeNotUnderstood: 'Xyzzyville' }));
  await router.navigate('/?f=Xyzzyville%2C+Texas');
  expect(await screen.findByText(text('results.placeNotUnderstood', { words: 'Xyzzyville' }))).toBeVisible();
  expect(await heading()).toHaveTextContent('Texas');
});

const read = { place: place('Chile', 'COUNTRY', 'CL'), placeInKeywords: 'Chile', keywordsWithoutPlace: 'mudanzas' };
const chile = text('results.where', { kind: 'in', country: 'CL', place: 'Chile', km: '' });
const reading = text('results.placeInKeywords', { where: chile, words: 'Chile' });
const SearchResultsQuery = ({ literal }: Record<string, unknown>) =>
  literal ? found(['Mudanzas a Chile']) : found(['Mudanzas Andes', 'Mudanzas Sur'], read);

test('a place in the keywords is searched, and a literal search is one click away', async () => {
  const { api, person, router } = openPage('/', { answers: { SearchResultsQuery } });
  await person.click(await screen.findByLabelText(text('search.keywords')));
  await person.paste('mudanzas a Chile');
  await person.keyboard('{Enter}');
  expect(await screen.findByText(reading)).toBeVisible();
  expect(await heading()).toHaveTextContent(chile);
  await expectAccessible();

  await person.click(screen.getByRole('link', { name: text('results.literal') }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(location.search).toBe('?q=mudanzas+a+Chile&literal=1');
  expect(api.sent('SearchResultsQuery').at(-1)).toMatchObject({ keywords: 'mudanzas a Chile', literal: true });
  expect(screen.queryByText(reading)).toBeNull();
  expect(await heading()).toHaveFocus();
  await router.navigate(-1);
  expect(await screen.findByText(reading)).toBeVisible();
  await router.navigate(1);
  await waitFor(() => expect(screen.queryByText(reading)).toBeNull());

  // changed keywords are interpreted again
  await person.clear(keywords());
  await person.paste('mudanzas Chile');
  await person.keyboard('{Enter}');
  expect(await screen.findByText(reading)).toBeVisible();
  expect(location.search).toBe('?q=mudanzas+Chile');
});

test('the address of a literal search searches for the words themselves', async () => {
  openPage('/?q=mudanzas+a+Chile&literal=1', { answers: { SearchResultsQuery } });
  expect(await card('Mudanzas a Chile')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.queryByText(reading)).toBeNull();
});

test('without near providers, the nearest are shown, each with its distance and the requested service', async () => {
  const medellin = 'Medellín, Antioquia, Colombia';
  const service = (name: string, id: string) => ({
    service: { name },
    place: { id, displayName: 'Quito, Ecuador', name: 'Quito' },
  });
  const edge = (businessName: string, distanceKm: number) => ({
    distanceKm,
    matchedService: service('Air freight', businessName),
    node: {
      businessName,
      providerServices: [service('Storage', 'other'), service('Air freight', businessName)],
      places: ['other', businessName].map((id) => ({ id, displayName: 'Quito, Ecuador', name: 'Quito' })),
    },
  });
  openPage('/?f=Medell%C3%ADn&q=carga+a%C3%A9rea', {
    answers: {
      SearchResultsQuery: found([], {
        isBeyond: true,
        withinKm: 150,
        place: place(medellin, 'CITY', 'CO'),
        totalCount: 2,
        edges: [edge('Carga Quito', 236.4), edge('Cargo Aéreo', 712)],
      }),
    },
  });
  const where = text('results.where', { kind: 'within', km: '150\u00a0km', place: medellin, country: 'none' });
  expect(await screen.findByRole('heading', { name: text('results.beyond', { where }) })).toBeVisible();
  const cards = screen.getAllByRole('article');
  for (const [at, distance] of ['236 km', '712 km'].entries()) {
    expect(cards[at]).toHaveTextContent(distance);
    const services = within(cards[at]!).getByRole('list', { name: text('app.services') });
    expect(within(services).getAllByRole('listitem')[0]).toHaveTextContent('Air freight');
  }
});

test('similar keywords are offered as a correction', async () => {
  const { person } = openPage('/?q=xyzzyplugh', {
    answers: {
      SearchResultsQuery: ({ keywords }) =>
        keywords === 'mudanzas' ? found(['Mudanzas Sur']) : found([], { suggestedKeywords: 'mudanzas' }),
    },
  });
  await person.click(await screen.findByRole('link', { name: text('results.suggestion', { words: 'mudanzas' }) }));
  expect(await card('Mudanzas Sur')).toBeVisible();
  expect(location.search).toBe('?q=mudanzas');
});

test('an unknown place stays in the field, and similar places and a search by words only are offered', async () => {
  const rotterdam = 'Rotterdam, New York, United States';
  const { api, person } = openPage('/?f=Rotterdamm%2C+Netherlands&q=transporte', {
    answers: {
      SearchResultsQuery: ({ where }) =>
        where
          ? new Refusal('We do not know this place', 'BAD_USER_INPUT', 'where.text', [rotterdam])
          : found(['Transportes Sur']),
      WiderSearchesQuery: { searchProviders: { totalCount: 20, totalCountIsExact: true } },
    },
  });
  expect(await screen.findByText(text('results.similarPlaces'))).toBeVisible();
  await expectAccessible();
  expect(screen.getByRole('heading', { name: 'We do not know this place' })).toBeVisible();
  expect(await address()).toHaveValue('Rotterdamm, Netherlands');
  expect(screen.getByRole('link', { name: rotterdam })).toHaveAttribute(
    'href',
    `/?${new URLSearchParams({ f: rotterdam, q: 'transporte' })}`,
  );
  await person.click(
    await screen.findByRole('link', { name: `${text('results.dropPlace', { keywords: 'transporte' })} 20` }),
  );
  expect(await card('Transportes Sur')).toBeVisible();
  expect(api.sent('SearchResultsQuery').at(-1)).toMatchObject({ where: null, keywords: 'transporte' });
});
