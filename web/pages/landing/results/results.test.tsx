import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { openPage, text } from '#web/testing/openPage.tsx';

const found = (names: string[], more: object = {}) => ({
  searchProviders: {
    totalCount: names.length,
    countIsExact: true,
    matchesAllWords: true,
    edges: names.map((businessName) => ({ cursor: businessName, node: { businessName } })),
    ...more,
  },
});
const heading = () => screen.findByRole('heading', { level: 1 });
const card = (name: string) => screen.findByRole('link', { name });
const keywords = () => screen.findByLabelText(text('search.keywords'), { selector: 'input' });
const names = () =>
  screen.getAllByRole('article').map((item) => within(item).getByRole('heading').querySelector('a')!.textContent);

async function search(person: UserEvent, words: string) {
  await person.clear(await keywords());
  await person.type(await keywords(), `${words}{Enter}`);
}

test('the results of a copied address are announced, and do not take the focus', async () => {
  const { api } = openPage('/?f=Rosario&q=mudanzas', { answers: { SearchResultsQuery: found(['Mudanzas Sur']) } });
  expect(await card('Mudanzas Sur')).toBeVisible();
  const { textContent } = await heading();
  await waitFor(() => expect(screen.getAllByRole('status').map((item) => item.textContent)).toContain(textContent));
  expect(await heading()).not.toHaveFocus();
  expect(api.sent('SearchResultsQuery')).toMatchObject([{ where: { text: 'Rosario' }, keywords: 'mudanzas' }]);
});

test('a failed search is reported instead of the results, and can be retried', async () => {
  const { api, person } = openPage('/?q=mudanzas', { answers: { SearchResultsQuery: found(['Mudanzas Sur']) } });
  expect(await card('Mudanzas Sur')).toBeVisible();
  api.answer('SearchResultsQuery', new Error('lost'));
  await search(person, 'fletes');
  expect(await screen.findByRole('heading', { name: text('results.notShown') })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('alertdialog', { name: text('results.failed') })).toHaveLength(1));
  expect(screen.queryAllByRole('article')).toEqual([]);
  await expectAccessible();
  api.answer('SearchResultsQuery', found(['Fletes Norte']));
  await person.click(screen.getByRole('button', { name: text('loading.retry') }));
  expect(await card('Fletes Norte')).toBeVisible();
  expect(await heading()).toHaveFocus();
});

test('a newer search replaces a slower older one', async () => {
  const slow = Promise.withResolvers<object>();
  const { api, person } = openPage('/?q=mudanzas', {
    answers: {
      SearchResultsQuery: ({ keywords }) => (keywords === 'fletes' ? slow.promise : found([`About ${keywords}`])),
    },
  });
  expect(await card('About mudanzas')).toBeVisible();
  await search(person, 'fletes');
  await waitFor(() => expect(api.sent('SearchResultsQuery')).toHaveLength(2));
  await search(person, 'cargas');
  expect(await card('About cargas')).toBeVisible();
  slow.resolve(found(['About fletes']));
  await slow.promise;
  await new Promise((drawn) => setTimeout(drawn, 50));
  expect(names()).toEqual(['About cargas']);
  expect(location.search).toBe('?q=cargas');
});

test('more results are added below the first, and going back shows them all again', async () => {
  const first = ['Cargas Uno', 'Cargas Dos'];
  const { api, person, router } = openPage('/?q=cargas', {
    answers: {
      SearchResultsQuery: ({ keywords }) =>
        keywords === 'cargas'
          ? found(first, { totalCount: 3, pageInfo: { hasNextPage: true, endCursor: 'Cargas Dos' } })
          : found(['Fletes Norte']),
      ResultListPaginationQuery: found(['Cargas Tres'], { totalCount: 3 }),
    },
  });
  expect(await card('Cargas Dos')).toBeVisible();
  await person.click(screen.getByRole('button', { name: text('results.more') }));
  expect(await card('Cargas Tres')).toBeVisible();
  expect(api.sent('ResultListPaginationQuery')).toMatchObject([{ keywords: 'cargas', cursor: 'Cargas Dos' }]);
  expect(names()).toEqual([...first, 'Cargas Tres']);
  expect(screen.queryByRole('button', { name: text('results.more') })).toBeNull();
  expect((await card('Cargas Tres')).closest('li')).toHaveFocus();

  await search(person, 'fletes');
  expect(await card('Fletes Norte')).toBeVisible();
  await router.navigate(-1);
  expect(await card('Cargas Tres')).toBeVisible();
  expect(names()).toEqual([...first, 'Cargas Tres']);
  expect(await keywords()).toHaveValue('cargas');
  expect(location.search).toBe('?q=cargas');
});

test('the number of results is counted from the first page only', async () => {
  const page = found(['Cargas Uno'], { totalCount: 3, pageInfo: { hasNextPage: true, endCursor: 'Cargas Uno' } });
  openPage('/?q=cargas&after=Cargas', { answers: { SearchResultsQuery: page } });
  expect(await card('Cargas Uno')).toBeVisible();
  expect(screen.getByRole('button', { name: text('results.more') })).toBeVisible();
  expect(screen.queryByText(/^1 of /)).toBeNull();
});

test('without the map, an area without results can be left by a link', async () => {
  const { api, person } = openPage('/?q=cargas&area=-50.2,-50.4,-49.1,-48&map=0', {
    answers: { SearchResultsQuery: ({ where }) => found(where ? [] : ['Cargas Uno']) },
  });
  expect(await screen.findByRole('heading', { name: text('results.noneFor', { words: 'cargas' }) })).toBeVisible();
  await person.click(screen.getByRole('link', { name: text('results.dropArea') }));
  expect(await card('Cargas Uno')).toBeVisible();
  expect(api.sent('SearchResultsQuery').at(-1)).toMatchObject({ keywords: 'cargas', where: null });
});

test('the results of a route are grouped by how they match it, below a heading with the route', async () => {
  const place = (displayName: string) => ({ kind: 'CITY', displayName, countryCode: 'AR' });
  const kinds = ['DIRECT', 'RETURN', 'BOTH_ENDS', 'ONE_END', 'ONE_END'];
  const edges = kinds.map((kind, nth) => {
    const businessName = `Cargas ${nth}`;
    return {
      cursor: businessName,
      node: { businessName },
      laneMatch: { kind, lane: { name: 'A → B', rhythm: 'DAILY' } },
    };
  });
  const more = { edges, place: place('Rosario, Argentina'), secondPlace: place('Asunción, Paraguay') };
  const { api } = openPage('/?f=Rosario&t=Asunción', { answers: { SearchResultsQuery: found(kinds, more) } });
  expect(await card('Cargas 4')).toBeVisible();
  expect(await heading()).toHaveTextContent(/for Rosario → Asunción$/);
  expect(screen.getAllByRole('heading', { level: 2 }).map((item) => item.textContent)).toEqual(
    expect.arrayContaining(['direct', 'return', 'bothEnds', 'oneEnd'].map((kind) => text(`results.block.${kind}`))),
  );
  expect(screen.queryByText(text('results.noLane'))).toBeNull();
  await expectAccessible();
  expect(api.sent('SearchResultsQuery')).toMatchObject([{ to: { text: 'Asunción' } }]);
});

test('a route without providers is reported above those at its ends', async () => {
  const edges = [{ cursor: 'a', node: { businessName: 'Cargas' }, laneMatch: { kind: 'ONE_END', lane: null } }];
  openPage('/?f=Rosario&t=Manaus', { answers: { SearchResultsQuery: found(['Cargas'], { edges }) } });
  expect(await card('Cargas')).toBeVisible();
  expect(screen.getByText(text('results.noLane'))).toBeVisible();
});

test('a result says why it is one, and in words what was seen of its business', async () => {
  const place = { name: 'Funes', displayName: 'Funes, Santa Fe, Argentina' };
  const node = {
    businessName: 'Cargas',
    places: [place],
    approvedAt: '2025-09-03T00:00:00Z',
    confirmedAt: new Date().toISOString(),
    credentials: [{ name: 'RUTA', lastCheck: { sourceDate: '2026-10-03' } }],
    controlNotice: { since: '2026-11-20T00:00:00Z', kinds: ['CONTACTS'] },
  };
  const matchedService = { service: { name: 'Full loads', databaseId: 44 }, place };
  const edges = [{ cursor: 'a', node, matchedService, servesArea: null, distanceKm: 9, isStandIn: false }];
  openPage('/?f=Rosario&q=cargas', { answers: { SearchResultsQuery: found(['Cargas'], { edges }) } });
  const article = (await card('Cargas')).closest('article')!;
  const result = within(article);
  // without a picture, the drawing of the service
  expect(article.querySelector('use')).toHaveAttribute('href', expect.stringMatching(/#tipper$/));
  expect(result.getAllByText('Full loads')[0]!.closest('p')).toBeVisible();
  expect(result.getByText(/9 km/).closest('p')).toHaveTextContent(/^9 km · Funes, Argentina$/);
  for (const sign of ['Reviewed Sep 2025', 'RUTA active, seen Oct 3, 2026', 'Contacts changed on Nov 20'])
    expect(result.getByText(sign)).toBeVisible();
  expect(result.getByText(text('results.filterConfirmed'))).toBeVisible();
  await expectAccessible();
});
