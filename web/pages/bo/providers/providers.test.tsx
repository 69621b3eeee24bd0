import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { openPage, STAFF, text } from '#web/testing/openPage.tsx';

const LIST = '/bo/providers';
const QUEUE = '/bo/providers/unapproved';
const address = { id: 'rosario', countryCode: 'AR' };
const node = { id: 'fletes', databaseId: 7, businessName: 'Fletes', address, moderation: {} };
const rows = { totalCount: 120, edges: [{ node }] };
const row = () => screen.findByRole('link', { name: 'Fletes' });

const sorted = [
  [LIST, 'providersLoaderQuery', ['businessName', 'commercialName', 'taxNumber', 'approvedAt', 'approvedBy']],
  [QUEUE, 'unapprovedLoaderQuery', ['businessName', 'commercialName', 'submittedAt', 'createdAt', 'updatedAt']],
] as const;

test.each(sorted)('%s is sorted by each of its columns, from the first page on', async (list, query, columns) => {
  const { api, person, router } = openPage(`${list}?q=Ltda&page=2`, {
    user: STAFF,
    answers: { [query]: { providers: rows, unapprovedProviders: rows } },
  });
  await row();
  const press = async (column: string, way: 'ascending' | 'descending') => {
    const header = screen.getByRole('columnheader', { name: text(`bo.column.${column}`) });
    await person.click(within(header).getByRole('button'));
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', way));
    const [sort, direction] = way === 'ascending' ? ['asc', 'ASC'] : ['desc', 'DESC'];
    expect(router.state.location.search).toBe(`?q=Ltda&sort=${column}:${sort}`);
    const field = column.replace(/[A-Z]/g, '_$&').toUpperCase();
    expect(api.sent(query).at(-1)).toMatchObject({ search: 'Ltda', offset: 0, orderBy: { field, direction } });
  };
  for (const column of columns) await press(column, 'descending');
  await press(columns.at(-1)!, 'ascending');
});

test('the list of providers has pages, and Back from a provider restores the page it was opened from', async () => {
  const { api, person, router } = openPage(`${LIST}?sort=businessName:asc`, {
    user: STAFF,
    answers: { providersLoaderQuery: { providers: rows }, providerLoaderQuery: { provider: node } },
  });
  await row();
  await person.click(screen.getByRole('link', { name: text('bo.nextPage') }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=businessName:asc&page=2'));
  expect(api.sent('providersLoaderQuery').at(-1)).toMatchObject({ offset: 50 });
  await person.click(await row());
  expect(await screen.findByRole('button', { name: text('bo.save') })).toBeVisible();
  const from = new URLSearchParams(router.state.location.search).get('from');
  expect(from).toBe(`${LIST}?sort=businessName:asc&page=2`);
  await router.navigate(-1);
  expect(await row()).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: LIST, search: '?sort=businessName:asc&page=2' });
});

test('a search without a match leads back to all providers', async () => {
  const { person } = openPage(LIST, {
    user: STAFF,
    answers: { providersLoaderQuery: ({ search }) => ({ providers: search ? { totalCount: 0 } : rows }) },
  });
  await row();
  const search = screen.getByRole('searchbox', { name: text('bo.search.providers') });
  await person.type(search, 'nobody{Enter}');
  expect(await screen.findByText(text('bo.noMatch', { search: 'nobody' }))).toBeVisible();
  await expectAccessible();
  await person.click(screen.getByRole('button', { name: text('bo.clearSearch') }));
  expect(await row()).toBeVisible();
  await waitFor(() => expect(search).toHaveValue(''));
});

test('the list of providers shows that loading failed, and can be reloaded', async () => {
  const { api, person } = openPage(LIST, { user: STAFF, answers: { providersLoaderQuery: new Error('lost') } });
  expect(await screen.findByText(text('bo.failed.providers'))).toBeVisible();
  await expectAccessible();
  api.answer('providersLoaderQuery', { providers: rows });
  await person.click(screen.getByRole('button', { name: text('loading.retry') }));
  expect(await row()).toBeVisible();
});

test('the menu of a list is rendered with its rows, and so stays open', async () => {
  const held = Promise.withResolvers<object>();
  const { person } = openPage(LIST, { user: STAFF, answers: { providersLoaderQuery: held.promise } });
  expect(await screen.findByText(text('app.loading'))).toBeVisible();
  const more = { name: text('bo.more') };
  expect(screen.queryByRole('button', more)).toBeNull();
  held.resolve({ providers: rows });
  await person.click(await screen.findByRole('button', more));
  expect(await row()).toBeVisible();
  expect(screen.getByRole('link', { name: text('bo.import') })).toBeVisible();
});

test('the list of providers is narrowed to those that a member of staff decided about', async () => {
  const { api, person, router } = openPage(LIST, {
    user: STAFF,
    answers: {
      providersLoaderQuery: {
        providers: { ...rows, edges: [{ node, flags: ['OWN_FLEET_CONTRADICTED'] }] },
        providerDeciders: [{ databaseId: 4, displayName: 'Ana Paz' }],
      },
    },
  });
  await row();
  expect(screen.getByRole('img', { name: text('bo.flag.ownFleet') })).toBeVisible();
  await person.selectOptions(screen.getByRole('combobox', { name: text('bo.filter.decidedBy') }), 'Ana Paz');
  await waitFor(() => expect(router.state.location.search).toBe('?decidedBy=4'));
  await waitFor(() =>
    expect(api.sent('providersLoaderQuery').at(-1)).toMatchObject({ filter: { decidedById: '4', status: null } }),
  );
});

test('a row of the queue has the word of its flag, its age, and no date of change that is the one of creation', async () => {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const createdAt = ago(200 * 24);
  const pending = (businessName: string, updatedAt: string) => ({
    node: { ...node, id: businessName, businessName, createdAt, updatedAt, moderation: { submittedAt: ago(96 * 24) } },
    flags: ['DUPLICATE'],
  });
  const edges = [pending('Fletes', createdAt), pending('Cargas', ago(3))];
  openPage(QUEUE, {
    user: STAFF,
    answers: { unapprovedLoaderQuery: { unapprovedProviders: { totalCount: 2, edges } } },
  });
  await row();
  const times = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(name) }))
      .getAllByText(/ago$/)
      .map(({ textContent }) => textContent);
  expect(times('Fletes')).toEqual(['96 days ago', '6 months ago']);
  expect(times('Cargas')).toEqual(['96 days ago', '6 months ago', '3 hours ago']);
  expect(screen.getAllByText(text('bo.flag.duplicate.word'))).toHaveLength(2);
});
