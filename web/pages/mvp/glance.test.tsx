import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, text } from '#web/testing/openPage.tsx';

const glance = {
  providerCount: 13,
  byCountry: [
    { countryCode: 'AR', name: 'Argentina', count: 12, directoryPath: null, place: { id: 'argentina' } },
    { countryCode: 'CL', name: 'Chile', count: 1, directoryPath: null, place: { id: 'chile' } },
  ],
  byCategory: [
    { category: { name: 'Road transport' }, count: 9, directoryPath: '/en/road-transport/argentina' },
    { category: { name: 'Storage' }, count: 4, directoryPath: null },
  ],
};

test('the directory at a glance counts providers by country and category', async () => {
  openPage('/mvp', { answers: { glanceLoaderQuery: { directoryAtAGlance: glance, unmetLanes: [] } } });
  const rowsOf = async (table: string) =>
    within(await screen.findByRole('table', { name: text(table) }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
  expect(await rowsOf('mvp.countries')).toEqual(['Argentina12', 'Chile1']);
  expect(await rowsOf('mvp.categories')).toEqual(['Road transport9', 'Storage4']);
  expect(screen.getByRole('link', { name: 'Road transport' })).toHaveAttribute('href', '/en/road-transport/argentina');
});

test('a country without a page of its own leads to a search', async () => {
  const { person } = openPage('/mvp', {
    answers: { glanceLoaderQuery: { directoryAtAGlance: glance, unmetLanes: [] } },
  });
  await person.click(await screen.findByRole('link', { name: 'Chile' }));
  await waitFor(() => expect(location.pathname + location.search).toBe('/?f=Chile&a=chile'));
});

test('more than ten countries are behind one press', async () => {
  const byCountry = Array.from({ length: 12 }, (_, at) => ({
    countryCode: `X${at}`,
    name: `Country ${at}`,
    count: 20 - at,
    directoryPath: null,
    place: { id: `country-${at}` },
  }));
  openPage('/mvp', {
    answers: { glanceLoaderQuery: { directoryAtAGlance: { ...glance, byCountry }, unmetLanes: [] } },
  });
  const [first, others] = await screen.findAllByRole('table', { name: text('mvp.countries') });
  expect(within(first!).getAllByRole('row')).toHaveLength(11);
  expect(screen.getByText(text('mvp.more', { count: 2 })).closest('details')).toContainElement(others!);
});
