import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPage, text } from '#web/testing/openPage.tsx';

const saved = (count: number) => text('nav.shortlist', { count });

test('saved businesses that were removed from the directory are counted, and forgotten with a click', async () => {
  const edges = [7, 8].map((databaseId) => ({ node: { databaseId, businessName: `Andes ${databaseId}` } }));
  const { api, person, router } = openPage('/?q=andes', {
    answers: { SearchResultsQuery: { searchProviders: { totalCount: 2, edges } } },
  });
  for (const { node } of edges)
    await person.click(await screen.findByRole('button', { name: text('results.save', { name: node.businessName }) }));
  api.answer('shortlistLoaderQuery', { shortlist: { providers: [edges[0]!.node] } });
  await router.navigate('/shortlist');
  expect(await screen.findByText(text('shortlist.delisted', { count: 1 }))).toBeVisible();
  expect(api.sent('shortlistLoaderQuery')).toEqual([{ from: { ids: ['8', '7'] } }]);
  expect(screen.getByRole('link', { name: saved(2) })).toBeVisible();
  await expectAccessible();
  await person.click(screen.getByRole('button', { name: text('shortlist.removeDelisted') }));
  await waitFor(() => expect(screen.queryByText(text('shortlist.delisted', { count: 1 }))).toBeNull());
  expect(screen.getByRole('link', { name: saved(1) })).toBeVisible();
  expect(JSON.parse(localStorage.getItem('shortlist')!)).toEqual({ owner: null, ids: [7] });

  // also removes the last business
  api.answer('shortlistLoaderQuery', { shortlist: { providers: [] } });
  await router.navigate('/');
  await router.navigate('/shortlist');
  expect(await screen.findByText(text('shortlist.delisted', { count: 1 }))).toBeVisible();
  await person.click(screen.getByRole('button', { name: text('shortlist.removeDelisted') }));
  expect(await screen.findByText(text('shortlist.none'))).toBeVisible();
  expect(screen.queryByRole('link', { name: saved(1) })).toBeNull();
});

test('an altered link to a shortlist explains what to do', async () => {
  const { api } = openPage('/shortlist?link=x.y.z', {
    answers: { shortlistLoaderQuery: new Refusal('Ask for the link again', 'BAD_USER_INPUT', 'link') },
  });
  expect(await within(await screen.findByRole('main')).findByText('Ask for the link again')).toBeVisible();
  await expectAccessible();
  expect(api.sent('shortlistLoaderQuery')).toMatchObject([{ from: { link: 'x.y.z' } }]);
});

test('a saved business offers news of it by email', async () => {
  const edges = [{ node: { databaseId: 7, businessName: 'Andes' } }];
  const { api, person } = openPage('/?q=andes', {
    answers: {
      SearchResultsQuery: { searchProviders: { totalCount: 1, edges } },
      WatchDialogMutation: { createWatch: { __typename: 'CreateWatchPayload', watch: null } },
    },
  });
  const star = await screen.findByRole('button', { name: text('results.save', { name: 'Andes' }) });
  await person.click(star);
  const offer = await screen.findByRole('alertdialog', { name: text('results.saved', { name: 'Andes' }) });
  await person.click(within(offer).getByRole('button', { name: text('results.watchButton') }));
  const dialog = await screen.findByRole('dialog', { name: text('watch.title') });
  await person.type(within(dialog).getByRole('textbox'), 'ana@example.com');
  await person.click(within(dialog).getByRole('button', { name: text('watch.submit') }));
  expect(await screen.findByRole('dialog', { name: text('watch.confirmTitle') })).toBeVisible();
  expect(api.sent('WatchDialogMutation')).toMatchObject([{ input: { subject: { providerId: '7' } } }]);
});
