import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FakeApi } from '#web/testing/fakeApi.ts';
import { openPage, text } from '#web/testing/openPage.tsx';

const [FIRST, SECOND, OWN] = ['g1d-2a-rs1-rs2.first', 'g1d-2a-rs3.second', 'g1d-0-rs1.own'];
const ids = { one: Number.parseInt('rs1', 36), two: Number.parseInt('rs2', 36), three: Number.parseInt('rs3', 36) };
const contacts = [{ databaseId: 11, contactType: 'WHATSAPP', displayValue: '+1 202', url: 'https://wa.me/1202' }];
const path = '/providers/1-uno';
const edge = (databaseId: number, businessName: string) => ({
  cursor: businessName,
  node: { databaseId, businessName, path, contacts },
});
const provider = { databaseId: ids.one, businessName: 'Uno', path, language: 'en', viewToken: OWN, contacts };
const chat = { name: /WhatsApp/ };

/** The reported views, without duplicates: in development React runs effects twice. */
function reportedTo({ sent }: FakeApi): unknown[] {
  const inputs = sent('countViewsMutation').map(({ input }) => [JSON.stringify(input), input] as const);
  return [...new Map(inputs).values()];
}

test('views and clicks of results are reported with the token of the page that contained them', async () => {
  const { api, person } = openPage('/?q=cargas', {
    answers: {
      SearchResultsQuery: {
        searchProviders: {
          totalCount: 3,
          viewToken: FIRST,
          edges: [edge(ids.one, 'Uno'), edge(ids.two, 'Dos')],
          pageInfo: { hasNextPage: true, endCursor: 'Dos' },
        },
      },
      ResultListPaginationQuery: {
        searchProviders: { totalCount: 3, viewToken: SECOND, edges: [edge(ids.three, 'Tres')] },
      },
      providerPageLoaderQuery: { provider },
    },
  });
  const reported = () => reportedTo(api);
  await waitFor(() =>
    expect(reported()).toEqual([{ viewToken: FIRST, shownProviderIds: [ids.one, ids.two].map(String) }]),
  );
  await person.click(screen.getByRole('button', { name: text('results.more') }));
  await waitFor(() =>
    expect(reported().slice(1)).toEqual([{ viewToken: SECOND, shownProviderIds: [String(ids.three)] }]),
  );
  const [card] = screen.getAllByRole('article');
  await person.click(within(card!).getByRole('link', chat));
  await person.click(within(card!).getByRole('link', { name: 'Uno' }));
  await screen.findByRole('heading', { level: 1, name: 'Uno' });
  await waitFor(() =>
    expect(reported().slice(2)).toEqual([
      { viewToken: FIRST, contactId: '11' },
      { viewToken: FIRST, openedProviderId: String(ids.one) },
    ]),
  );
});

test('visits and clicks on a page found otherwise are reported with its own token', async () => {
  const databaseId = 7;
  const { api, person } = openPage(path, {
    answers: { providerPageLoaderQuery: { provider: { ...provider, databaseId } } },
  });
  await screen.findByRole('heading', { level: 1, name: 'Uno' });
  await person.click(screen.getAllByRole('link', chat)[0]!);
  await waitFor(() =>
    expect(reportedTo(api)).toEqual([
      { viewToken: OWN, openedProviderId: String(databaseId) },
      { viewToken: OWN, contactId: '11' },
    ]),
  );
});
