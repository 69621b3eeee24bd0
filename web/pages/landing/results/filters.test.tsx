import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { openPage, text } from '#web/testing/openPage.tsx';

test('a second filter is added to the first while its results are loading', async () => {
  const facets = {
    distances: [{ withinKm: 100, count: 5, countIsExact: true }],
    categories: [{ category: { databaseId: 1, name: 'Road transport' }, count: 3, countIsExact: true }],
  };
  const { api, person } = openPage('/?f=Rosario', { answers: { FilterBarQuery: { searchProviders: { facets } } } });
  const within100 = await screen.findByRole('link', { name: /^100 km/ });
  const never = new Promise<object>(() => {});
  api.answer('SearchResultsQuery', never);
  api.answer('FilterBarQuery', never);
  await person.click(within100);
  await waitFor(() => expect(location.search).toBe('?f=Rosario&within=100'));
  await person.click(screen.getByRole('link', { name: /^Road transport/ }));
  await waitFor(() => expect(location.search).toBe('?f=Rosario&within=100&category=1'));
  expect(api.sent('SearchResultsQuery').at(-1)).toMatchObject({ filters: { within: 'KM_100', categories: ['1'] } });
});

test('the search radius is shown, and another can be chosen next to it', async () => {
  const facets = { distances: [{ withinKm: 100, count: 5, countIsExact: true, isSelected: false }] };
  const { person } = openPage('/?f=Rosario', {
    answers: { FilterBarQuery: { searchProviders: { withinKm: 40, isBeyond: false, facets } } },
  });
  const radius = await screen.findByRole('link', { name: new RegExp(`^${text('results.filterWithin', { km: 40 })}`) });
  expect(radius).toHaveAttribute('aria-current', 'true');
  await expectAccessible();
  await person.click(screen.getByRole('link', { name: /^100 km/ }));
  await waitFor(() => expect(location.search).toBe('?f=Rosario&within=100'));
});

test('filters without results are named as the cause, and can be cleared', async () => {
  const fletes = { totalCount: 1, edges: [{ node: { businessName: 'Fletes Rosario' } }] };
  const { api, person } = openPage('/?f=Rosario&region=1', {
    answers: {
      SearchResultsQuery: ({ filters }) => ({
        searchProviders: (filters as { regions: string[] | null }).regions ? { totalCount: 0 } : fletes,
      }),
    },
  });
  expect(await screen.findByText(text('results.tipFilters'))).toBeVisible();
  expect(api.sent('SearchResultsQuery')).toMatchObject([{ where: { text: 'Rosario' }, filters: { regions: ['1'] } }]);
  await expectAccessible();
  const clear = within(screen.getByRole('main')).getAllByRole('link', { name: text('app.clearFilters') });
  await person.click(clear.at(-1)!);
  expect(await screen.findByRole('link', { name: 'Fletes Rosario' })).toBeVisible();
  expect(location.search).toBe('?f=Rosario');
});

test('the filters of an address are marked and counted, are cleared together, and return when going back', async () => {
  const within100 = { withinKm: 100, count: 5, countIsExact: true };
  const { api, person, router } = openPage('/?f=Rosario&within=100&category=1', {
    answers: {
      FilterBarQuery: ({ filters }) => {
        const isSelected = (filters as { within: string | null }).within === 'KM_100';
        return { searchProviders: { facets: { distances: [{ ...within100, isSelected }] } } };
      },
    },
  });
  // after the panel was opened, it contains this link, too
  const chip = async () => (await screen.findAllByRole('link', { name: /^100 km/ })).at(-1)!;
  expect(await chip()).toHaveAttribute('aria-current', 'true');
  await person.click(screen.getByRole('button', { name: text('results.filters', { count: 2 }) }));
  await expectAccessible();
  await person.click(screen.getAllByRole('link', { name: text('app.clearFilters') })[0]!);
  await waitFor(() => expect(location.search).toBe('?f=Rosario'));
  await waitFor(async () => expect(await chip()).not.toHaveAttribute('aria-current'));
  await router.navigate(-1);
  await waitFor(() => expect(location.search).toBe('?f=Rosario&within=100&category=1'));
  await waitFor(async () => expect(await chip()).toHaveAttribute('aria-current', 'true'));
  expect(api.sent('SearchResultsQuery').map(({ filters }) => filters)).toMatchObject([
    { within: 'KM_100', categories: ['1'] },
    { within: null, categories: null },
  ]);
});
