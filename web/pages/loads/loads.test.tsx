import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { askOf, KEY, keepLoads, keptLoads, loadOf, ROUTE } from '#web/testing/loads.ts';
import { ANA, openPage, text } from '#web/testing/openPage.tsx';

/** A load as the account returns it. */
const stored = ({ asked, isKnown: _, isChanged: __, ...rest }: ReturnType<typeof loadOf>) => ({
  ...rest,
  asked: asked.map(({ providerId, ...item }) => ({ ...item, providerDatabaseId: providerId })),
});
const answerOf = (...loads: ReturnType<typeof loadOf>[]) => ({ keepLoads: { viewer: { loads: loads.map(stored) } } });

test('without loads the page explains how to create one', async () => {
  openPage('/loads');
  expect(await screen.findByText(text('load.none'))).toBeVisible();
  await expectAccessible();
});

test('the businesses that a visitor contacted about a load are kept after the page is closed', async () => {
  const contacts = [{ databaseId: 70, contactType: 'WHATSAPP', displayValue: '+54', url: 'https://wa.me/54' }];
  const providers = [
    { databaseId: 7, businessName: 'Andes', contacts, quoteRequest: { subject: '', text: '{route}' } },
  ];
  const { person, router } = openPage('/?f=Rosario&t=C%C3%B3rdoba&q=soja', {
    answers: {
      SearchResultsQuery: {
        searchProviders: {
          totalCount: 2,
          edges: [7, 8].map((databaseId) => ({ node: { databaseId, businessName: `Andes ${databaseId}` } })),
        },
      },
      AskSeveralQuery: { shortlist: { providers } },
    },
  });
  await person.click(await screen.findByRole('button', { name: text('results.ask') }));
  await person.type(await screen.findByRole('textbox', { name: text('shortlist.weight') }), '12 t');
  const way = await screen.findByRole('link', { name: 'WhatsApp Andes' });
  expect(new URL(way.getAttribute('href')!).searchParams.get('text')).toBe(ROUTE);
  await person.click(way);
  await router.navigate('/loads');
  await person.click(await screen.findByRole('link', { name: ROUTE }));
  expect(await screen.findByRole('link', { name: 'Andes' })).toBeVisible();
  expect(keptLoads().loads).toMatchObject([
    { from: 'Rosario', to: 'Córdoba', cargo: 'soja', weight: '12 t', asked: [{ providerId: 7, way: 'WHATSAPP' }] },
  ]);
});

test('loads are rows with who was asked, how many answered, and the lowest price unless the currencies differ', async () => {
  const prices = (one: string, other: string) => ({
    asked: [askOf(7, 'Andes', { answer: 'PRICE', price: one }), askOf(8, 'Pampa', { answer: 'PRICE', price: other })],
  });
  keepLoads([
    loadOf(prices('USD 900', 'USD 800')),
    loadOf({ ...prices('USD 900', 'ARS 1'), key: KEY.replace('0', '1'), from: 'Lima', to: 'Quito' }),
    loadOf({ key: KEY.replace('0', '2'), from: 'Salta', to: 'Jujuy', asked: [askOf(7, 'Andes', { answer: 'NO' })] }),
  ]);
  openPage('/loads');
  const cells = async (name: string) => {
    const row = (await screen.findByRole('link', { name })).closest('tr')!;
    return within(row)
      .getAllByRole('cell')
      .slice(1)
      .map((cell) => cell.textContent);
  };
  expect(await cells(ROUTE)).toEqual(['Andes, Pampa', '2 of 2', 'USD 800', 'Has prices']);
  expect((await cells('Lima → Quito'))[2]).toBe('—');
  expect(await cells('Salta → Jujuy')).toEqual(['Andes', '1 of 1', '—', 'Has answers']);
  expect(screen.getByRole('link', { name: text('load.new') })).toHaveAttribute('href', '/');
  await expectAccessible();
});

test('loads created before a sign-in become those of the account, and are merged with those of other devices', async () => {
  keepLoads([loadOf()]);
  const other = loadOf({ key: KEY.replace('0', '1'), from: 'Lima', to: 'Quito', asked: [] });
  const { api } = openPage('/loads', { user: ANA, answers: { syncLoadsMutation: answerOf(loadOf(), other) } });
  expect(await screen.findByRole('link', { name: 'Lima → Quito' })).toBeVisible();
  expect(api.sent('syncLoadsMutation')[0]).toMatchObject({
    input: { changed: [{ key: KEY, isKnown: false, asks: [{ providerId: '7' }, { providerId: '8' }] }], removed: [] },
  });
  expect(keptLoads()).toMatchObject({ owner: ANA.databaseId, loads: [{ isKnown: true, isChanged: false }, {}] });
});

test('offline changes are kept, and sent once there is a connection', async () => {
  keepLoads([loadOf({ isKnown: true, isChanged: false })], ANA.databaseId);
  const { api, person } = openPage(`/loads?load=${KEY}`, {
    user: ANA,
    answers: { syncLoadsMutation: new TypeError('Failed to fetch') },
  });
  const row = within(await screen.findByRole('group', { name: 'Andes' }));
  await person.click(row.getByRole('button', { name: text('load.answered') }));
  await waitFor(() => expect(api.sent('syncLoadsMutation').length).toBeGreaterThan(1));
  expect(keptLoads().loads[0]).toMatchObject({ isChanged: true, asked: [{ answer: 'ANSWERED' }, {}] });
  const asked = [askOf(7, 'Andes', { answer: 'ANSWERED' }), askOf(8, 'Pampa')];
  api.answer('syncLoadsMutation', answerOf(loadOf({ asked })));
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(keptLoads().loads[0].isChanged).toBe(false));
  expect(api.sent('syncLoadsMutation')).toContainEqual({
    input: expect.objectContaining({
      changed: [
        expect.objectContaining({
          isKnown: true,
          asks: [expect.objectContaining({ answer: 'ANSWERED' }), expect.objectContaining({ answer: null })],
        }),
      ],
    }),
  });
});

test('loads of an account stay, and are shown, while nobody can tell who is signed in', async () => {
  keepLoads([loadOf()], ANA.databaseId);
  const { api } = openPage('/loads', { answers: { keepSessionQuery: new TypeError('Failed to fetch') } });
  expect(await screen.findByRole('link', { name: ROUTE })).toBeVisible();
  expect(api.sent('syncLoadsMutation')).toEqual([]);
  api.answer('keepSessionQuery', { viewer: null });
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(keptLoads().loads).toEqual([]));
});

test('loads of an account are not shown to the next visitor of the browser', async () => {
  keepLoads([loadOf()], ANA.databaseId);
  openPage('/loads');
  expect(await screen.findByText(text('load.none'))).toBeVisible();
  await waitFor(() => expect(keptLoads().loads).toEqual([]));
});

test('a deleted load is deleted here and in the account', async () => {
  const one = loadOf({ isKnown: true, isChanged: false });
  keepLoads([one], ANA.databaseId);
  const { api, person } = openPage(`/loads?load=${KEY}`, { user: ANA, answers: { syncLoadsMutation: answerOf(one) } });
  await person.click(await screen.findByRole('button', { name: text('load.remove') }));
  api.answer('syncLoadsMutation', answerOf());
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: text('load.remove') }));
  expect(await screen.findByText(text('load.none'))).toBeVisible();
  await waitFor(() => expect(api.sent('syncLoadsMutation').at(-1)).toMatchObject({ input: { removed: [KEY] } }));
  await waitFor(() => expect(keptLoads()).toMatchObject({ loads: [], removed: [] }));
});

test('a click creates and ends the link of a load; a visitor is asked to log in', async () => {
  const one = loadOf({ isKnown: true, isChanged: false });
  keepLoads([one], ANA.databaseId);
  const { person } = openPage(`/loads?load=${KEY}`, {
    user: ANA,
    answers: {
      syncLoadsMutation: answerOf(one),
      LoadLinkMutation: { shareLoad: { token: 'abc', endsAt: '2026-12-29T00:00:00Z' } },
      LoadLinkEndMutation: { endLoadLink: {} },
    },
  });
  await person.click(await screen.findByRole('button', { name: text('load.share') }));
  expect(await screen.findByRole('textbox', { name: text('shortlist.linkField') })).toHaveValue(
    `${location.origin}/loads?link=abc`,
  );
  await expectAccessible();
  await person.click(screen.getByRole('button', { name: text('load.endLink') }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: text('shortlist.linkField') })).toBeNull());
});

test('a day after contacting a business, a click reports whether it answered, and removes the question', async () => {
  keepLoads([loadOf()]);
  const at = Date.now() - 26 * 3_600_000;
  localStorage.setItem(
    'toAnswer',
    JSON.stringify([
      { id: 7, token: 'proof', at },
      { id: 8, token: 'early', at: Date.now() },
    ]),
  );
  const { api, person } = openPage(`/loads?load=${KEY}`);
  await screen.findByText(text('answer.question', { name: 'Andes' }));
  expect(screen.queryByText(text('answer.question', { name: 'Pampa' }))).toBeNull();
  await expectAccessible();
  await person.click(screen.getByRole('button', { name: text('page.yes') }));
  expect(await screen.findByText(text('answer.thanks'))).toBeVisible();
  expect(api.sent('AnswerLineMutation')).toMatchObject([{ input: { token: 'proof', isWithinADay: true } }]);
  expect(keptLoads().loads[0].asked[0]).toMatchObject({ name: 'Andes', answer: 'ANSWERED' });
  expect(JSON.parse(localStorage.getItem('toAnswer')!)).toMatchObject([{ id: 8 }]);
});

test('below the loads is the question about the oldest contact, also of a business in none of them', async () => {
  keepLoads([loadOf()]);
  localStorage.setItem('toAnswer', JSON.stringify([{ id: 9, token: 'proof', at: Date.now() - 26 * 3_600_000 }]));
  const { api, person } = openPage('/loads', {
    answers: { DueQuestionQuery: { shortlist: { providers: [{ businessName: 'Sur' }] } } },
  });
  expect(await screen.findByText(text('answer.question', { name: 'Sur' }))).toBeVisible();
  await person.click(screen.getByRole('button', { name: text('page.no') }));
  expect(await screen.findByText(text('answer.thanks'))).toBeVisible();
  expect(api.sent('AnswerLineMutation')).toMatchObject([{ input: { token: 'proof', isWithinADay: false } }]);
  expect(keptLoads().loads[0].asked).toMatchObject([{ answer: null }, { answer: null }]);
});

test('a visitor logs in to create a link', async () => {
  keepLoads([loadOf()]);
  openPage(`/loads?load=${KEY}`);
  const link = await screen.findByRole('link', { name: text('load.signIn') });
  expect(link).toHaveAttribute('href', `/users/login?next=${encodeURIComponent(`/loads?load=${KEY}`)}`);
});

test('a shared load is read-only', async () => {
  const { asked, ...texts } = stored(loadOf({ asked: [askOf(7, 'Andes', { answer: 'PRICE', price: 'USD 800' })] }));
  openPage('/loads?link=abc', {
    answers: {
      loadsLoaderQuery: {
        sharedLoad: { ...texts, asked: [...asked, { ...asked[0], name: null, providerDatabaseId: 8 }] },
      },
    },
  });
  expect(await screen.findByRole('heading', { name: ROUTE })).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getAllByText('USD 800')).toHaveLength(2);
  expect(main.getByText(text('load.gone'))).toBeVisible();
  expect([main.queryAllByRole('button'), main.queryAllByRole('textbox')]).toEqual([[], []]);
  await expectAccessible();
});

test('an expired link is reported as such', async () => {
  openPage('/loads?link=abc', {
    answers: { loadsLoaderQuery: new Refusal('This link has ended', 'BAD_USER_INPUT', 'token') },
  });
  expect(await within(await screen.findByRole('main')).findByText('This link has ended')).toBeVisible();
});
