import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openPage, STAFF, text } from '#web/testing/openPage.tsx';

const listOf = (nodes: object[]) => ({ totalCount: nodes.length, edges: nodes.map((node) => ({ node })) });

/** Opens a page in a narrow window, where rows are cards. */
function openOnPhone(path: string, answers: Record<string, object>) {
  const { matchMedia } = globalThis;
  vi.stubGlobal('matchMedia', (media: string) => ({ ...matchMedia(media), matches: media.includes('width <') }));
  return openPage(path, { user: STAFF, answers });
}

test('a list of cards is sorted by its menu, and its filters are behind a button with their number', async () => {
  const { person, router } = openOnPhone('/bo/providers?status=approved', {
    providersLoaderQuery: { providers: listOf([]), serviceCategories: [], providerDeciders: [] },
  });
  const filters = await screen.findByRole('button', { name: `${text('bo.filters')} (1)` });
  expect(screen.queryByRole('combobox', { name: text('bo.column.status') })).toBeNull();
  await person.click(filters);
  expect(screen.getByRole('combobox', { name: text('bo.column.status') })).toHaveValue('approved');

  const sort = screen.getByRole('combobox', { name: text('bo.sort') });
  await person.selectOptions(sort, `${text('bo.column.businessName')} ↑`);
  await waitFor(() => expect(router.state.location.search).toBe('?status=approved&sort=businessName:asc'));
  await person.selectOptions(sort, text('bo.sort'));
  await waitFor(() => expect(router.state.location.search).toBe('?status=approved'));
});

test('log entries are below their day, unless they are sorted by something else', async () => {
  const entry = {
    databaseId: '7',
    severity: 'INFO',
    message: 'Ana Paz logged in',
    createdAt: new Date().toISOString(),
  };
  const { router } = openOnPhone('/bo/logs', {
    logsLoaderQuery: {
      logs: {
        ...listOf([entry, { ...entry, databaseId: '6', createdAt: '2026-01-02T12:00:00.000Z' }]),
        totalCountIsExact: true,
      },
    },
  });
  const days = async () => (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent);
  await screen.findAllByRole('link', { name: entry.message });
  expect(await days()).toEqual(['today', 'Friday, January 2, 2026']);
  const [cell] = screen.getAllByRole('cell', { name: /^\d\d:\d\d$/ });
  expect(within(cell!).getByTitle(/2026/)).toBeVisible();
  await router.navigate('/bo/logs?sort=user:asc');
  await waitFor(() => expect(screen.queryAllByRole('rowheader')).toEqual([]));
});

test('a user has one role, as a pill, and a state only if something is pending', async () => {
  const user = {
    databaseId: 7,
    displayName: 'Luz Andrade',
    email: 'luz@cargas.example',
    createdAt: '2026-01-02T12:00:00Z',
  };
  openOnPhone('/bo/users', {
    usersLoaderQuery: {
      users: listOf([
        { ...user, isSuperAdmin: true, isModerator: true, emailVerified: true, deletionDueAt: null },
        { ...user, databaseId: 8, isSuperAdmin: false, isModerator: false, emailVerified: false, deletionDueAt: null },
      ]),
    },
  });
  const [admin, other] = (await screen.findAllByRole('link', { name: user.displayName })).map(
    (link) => link.closest('tr')!,
  );
  expect(admin).toHaveTextContent(text('bo.role.superAdmin'));
  expect(admin).not.toHaveTextContent(text('bo.role.moderator'));
  expect(admin).not.toHaveTextContent(text('bo.emailUnconfirmed'));
  expect(other).toHaveTextContent(text('bo.emailUnconfirmed'));
});
