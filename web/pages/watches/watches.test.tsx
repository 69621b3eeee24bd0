import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { ANA, openPage, text } from '#web/testing/openPage.tsx';

const watch = (id: string, title: string) => ({
  ...{ id, title, path: `/?q=${title}`, rhythm: 'DAILY', endsAt: '2027-03-01T12:00:00Z' },
});
const watches = { watches: { email: 'ana@example.com', watches: [watch('w1', 'granos'), watch('w2', 'vinos')] } };
const until = (date: string) => screen.findByText(text('watch.until', { date }), { exact: false });
const row = async (title: string) => within((await screen.findByRole('link', { name: title })).closest('li')!);

test('the link of a mail shows all alerts of its address, and one press ends one', async () => {
  const { api, person } = openPage('/watches?token=abc', { answers: { watchesLoaderQuery: watches } });
  expect(await screen.findByText(text('watch.address', { email: 'ana@example.com' }))).toBeVisible();
  expect(screen.getByRole('link', { name: 'granos' })).toHaveAttribute('href', '/?q=granos');
  expect(screen.getAllByText(text('watch.daily'), { exact: false })).toHaveLength(2);
  await expectAccessible();
  await person.click((await row('granos')).getByRole('button', { name: text('watch.end') }));
  expect(await screen.findByRole('alertdialog', { name: text('watch.ended') })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'granos' })).toBeNull();
  expect(api.sent('WatchesPageEndMutation')).toEqual([{ input: { id: 'w1', token: 'abc' } }]);
  // the token was removed from the address
  expect(location.search).toBe('');
  await person.click((await row('vinos')).getByRole('button', { name: text('watch.end') }));
  expect(await screen.findByText(text('watch.none'))).toBeVisible();
});

test('an alert that could not be ended stays', async () => {
  const { person } = openPage('/watches?token=abc', {
    answers: { watchesLoaderQuery: watches, WatchesPageEndMutation: new Error('lost') },
  });
  await person.click((await row('granos')).getByRole('button', { name: text('watch.end') }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(await row('granos')).toBeTruthy();
});

test('one press renews an alert for a year', async () => {
  const { api, person } = openPage('/watches?token=abc', {
    answers: {
      watchesLoaderQuery: { watches: { ...watches.watches, watches: [watch('w1', 'granos')] } },
      WatchesPageRenewMutation: { renewWatch: { watch: { endsAt: '2028-02-01T12:00:00Z' } } },
    },
  });
  expect(await until('Mar 1, 2027')).toBeVisible();
  await person.click((await row('granos')).getByRole('button', { name: text('watch.renew') }));
  expect(await until('Feb 1, 2028')).toBeVisible();
  expect(api.sent('WatchesPageRenewMutation')).toEqual([{ input: { id: 'w1', token: 'abc' } }]);
});

test('a link that has ended says what to do', async () => {
  openPage('/watches?token=old', {
    answers: { watchesLoaderQuery: new Refusal(text('watch.link'), 'BAD_USER_INPUT', 'token') },
  });
  expect(await within(await screen.findByRole('main')).findByText(text('watch.link'))).toBeVisible();
});

test('a visitor without a link is asked to log in', async () => {
  openPage('/watches');
  const login = within(await screen.findByRole('main')).findByRole('link', { name: text('nav.login') });
  expect(await login).toHaveAttribute('href', '/users/login?next=%2Fwatches');
});

test('the alerts of the own account open from its menu', async () => {
  const { api, person } = openPage('/dashboard', { user: ANA, answers: { watchesLoaderQuery: watches } });
  await person.click(await screen.findByRole('button', { name: new RegExp(ANA.displayName) }));
  await person.click(await screen.findByRole('menuitem', { name: text('nav.watches') }));
  expect(await screen.findByRole('link', { name: 'granos' })).toBeVisible();
  expect(api.sent('watchesLoaderQuery')).toEqual([{ token: null }]);
});

test('the link to renew an alert asks for one press', async () => {
  const { api, person } = openPage('/watches/renew?token=abc', {
    answers: { RenewPageMutation: { renewWatch: { __typename: 'WatchPayload' } } },
  });
  const press = await screen.findByRole('button', { name: text('watch.renew') });
  expect(api.sent('RenewPageMutation')).toEqual([]);
  await person.click(press);
  expect(await screen.findByText(text('watch.renewed'))).toBeVisible();
  expect(api.sent('RenewPageMutation')).toEqual([{ input: { token: 'abc' } }]);
});

test('a refused link to renew an alert says why, and has no button', async () => {
  const { person } = openPage('/watches/renew?token=old', {
    answers: { RenewPageMutation: new Refusal(text('watch.link'), 'BAD_USER_INPUT', 'token') },
  });
  await person.click(await screen.findByRole('button', { name: text('watch.renew') }));
  expect(await screen.findByText(text('watch.link'))).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: text('watch.renew') })).toBeNull());
});
