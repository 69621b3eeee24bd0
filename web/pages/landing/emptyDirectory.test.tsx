import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, text } from '#web/testing/openPage.tsx';

const EMPTY = { directoryAtAGlance: { providerCount: 0, byCountry: [], byCity: [], byCategory: [] } };
const nothing = { searchProviders: { totalCount: 0, totalCountIsExact: true, edges: [] } };

test('a search of an empty directory says that it is empty, and gives no advice about the words', async () => {
  openPage('/?q=cargas', { answers: { SearchResultsQuery: nothing, CategorySearchesQuery: EMPTY } });
  expect(await screen.findByText(text('results.emptyDirectory'))).toBeVisible();
  expect(screen.queryByText(text('results.tipSpelling'))).toBeNull();
  expect(screen.queryByText(text('results.tipWords'))).toBeNull();
});

test('the landing page of an empty directory shows no numbers and no examples', async () => {
  openPage('/', { answers: { loadWelcomeQuery: EMPTY } });
  expect(await screen.findByRole('heading', { name: text('explore.carriers') })).toBeVisible();
  expect(screen.queryByText(text('explore.commission'))).toBeNull();
  expect(screen.queryByText(text('landing.examples'))).toBeNull();
});
