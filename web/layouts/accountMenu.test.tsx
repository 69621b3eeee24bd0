import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { initials } from '#web/session/initials.ts';
import { ANA, openPage, STAFF, text } from '#web/testing/openPage.tsx';

const findAvatar = (name: string) =>
  screen.findByRole('button', { name: text('nav.accountOf', { name, initials: initials(name) }) });
const findEntry = (id: string) => screen.findByRole('menuitem', { name: text(id) });

test('the avatar menu works by keyboard alone', async () => {
  const { person } = openPage('/dashboard', { user: ANA });
  expect(await screen.findByRole('link', { name: text('dashboard.profile') })).toBeVisible();
  expect(screen.queryByRole('link', { name: text('page.backOffice') })).toBeNull();
  const avatar = await findAvatar(ANA.displayName);
  act(() => avatar.focus());
  await person.keyboard('{Enter}');
  const profile = await findEntry('nav.profile');
  await waitFor(() => expect(profile).toHaveFocus());
  expect(profile).toHaveAttribute('data-focus-visible');
  expect(screen.queryByRole('menuitem', { name: text('nav.admin') })).toBeNull();
  await person.keyboard('{ArrowDown}');
  expect(await findEntry('nav.watches')).toHaveFocus();
  await person.keyboard('{ArrowDown}');
  expect(await findEntry('app.help')).toHaveFocus();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(avatar).toHaveFocus());
  await person.keyboard('{ArrowDown}');
  await waitFor(async () => expect(await findEntry('nav.profile')).toHaveFocus());
  await person.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/users/profile'));
});

test('the avatar menu leads super admins to the back office, and no entry looks focused after a press', async () => {
  const { person } = openPage('/dashboard', { user: STAFF });
  expect(await screen.findByRole('link', { name: text('page.backOffice') })).toBeVisible();
  await person.click(await findAvatar(STAFF.displayName));
  expect(await findEntry('nav.admin')).toHaveAttribute('href', '/bo');
  const profile = await findEntry('nav.profile');
  await waitFor(() => expect(profile).toHaveFocus());
  expect(profile).not.toHaveAttribute('data-focus-visible');
});

async function logOut(person: ReturnType<typeof openPage>['person']) {
  await person.click(await findAvatar(ANA.displayName));
  await person.click(await findEntry('nav.logout'));
}

test('logging out leads to the landing page directly, without the login page', async () => {
  const { api, person, router } = openPage('/dashboard', { user: ANA });
  expect(await screen.findByRole('button', { name: text('verify.again') })).toBeVisible();
  const visited = new Set<string>();
  router.subscribe(({ location, navigation }) => void visited.add((navigation.location ?? location).pathname));
  await logOut(person);
  expect(await screen.findByRole('link', { name: text('nav.login') })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: text('landing.hero') })).toBeVisible();
  expect([...visited]).toEqual(['/']);
  expect(api.sent('useSignOutMutation')).toHaveLength(1);
});

test('logging out works when the server does not respond, and reports that', async () => {
  const { person } = openPage('/dashboard', { user: ANA, answers: { useSignOutMutation: new Error('lost') } });
  await logOut(person);
  expect(await screen.findByRole('alertdialog', { name: text('nav.logoutFailed') })).toBeVisible();
  expect(await screen.findByRole('link', { name: text('nav.login') })).toBeVisible();
  expect(location.pathname).toBe('/');
});

test('the page stays when the code of the account menu cannot be loaded', async () => {
  // The code is loaded once. This must be the last test of the file, as the others use the previous modules.
  vi.doMock('./SignedIn.tsx', () => Promise.reject(new Error('gone')));
  onTestFinished(() => {
    vi.doUnmock('./SignedIn.tsx');
    vi.resetModules();
  });
  vi.resetModules();
  const fresh = await import('#web/testing/openPage.tsx');
  // the page was already reloaded once
  sessionStorage.setItem('reloaded', '');
  const { person } = fresh.openPage('/help', { user: ANA });
  await person.click(await screen.findByRole('link', { name: text('nav.dashboard') }));
  expect(await screen.findByRole('button', { name: text('verify.again') })).toBeVisible();
  expect(location.pathname).toBe('/dashboard');
  expect(screen.queryByRole('button', { name: /Ana Paz/ })).toBeNull();
});
