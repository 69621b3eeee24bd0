import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { initials } from '#web/session/initials.ts';
import { ANA, openPage, STAFF, text } from '#web/testing/openPage.tsx';

const findAvatar = (name: string) =>
  screen.findByRole('button', { name: text('nav.accountOf', { name, initials: initials(name) }) });
const findEntry = (id: string) => screen.findByRole('menuitem', { name: text(id) });

test('the avatar menu works by keyboard alone', async () => {
  const { person } = openPage('/dashboard', { user: ANA });
  expect(await screen.findByRole('link', { name: text('dashboard.profile') })).toBeVisible();
  expect(screen.queryByRole('link', { name: text('dashboard.admin') })).toBeNull();
  const avatar = await findAvatar(ANA.displayName);
  act(() => avatar.focus());
  await person.keyboard('{Enter}');
  const profile = await findEntry('nav.profile');
  await waitFor(() => expect(profile).toHaveFocus());
  expect(profile).toHaveAttribute('data-focus-visible');
  expect(screen.queryByRole('menuitem', { name: text('nav.admin') })).toBeNull();
  await person.keyboard('{ArrowDown}');
  expect(await findEntry('nav.help')).toHaveFocus();
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
  expect(await screen.findByRole('link', { name: text('dashboard.admin') })).toBeVisible();
  await person.click(await findAvatar(STAFF.displayName));
  expect(await findEntry('nav.admin')).toHaveAttribute('href', '/bo');
  const profile = await findEntry('nav.profile');
  await waitFor(() => expect(profile).toHaveFocus());
  expect(profile).not.toHaveAttribute('data-focus-visible');
});
