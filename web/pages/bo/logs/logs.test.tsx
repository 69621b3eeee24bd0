import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { openPage, STAFF, text } from '#web/testing/openPage.tsx';

const ENTRY = { databaseId: '7', message: 'Ana Paz logged in', requestId: 'c0ffee' };
const logs = (totalCount: number, totalCountIsExact = true) => ({
  logs: { totalCount, totalCountIsExact, edges: totalCount ? [{ node: ENTRY }] : [] },
});

test('an empty result shows a message, and the filters are cleared', async () => {
  const { api, person, router } = openPage('/bo/logs?severity=ERROR&from=1999-01-01&until=1999-01-02&q=nothing', {
    user: STAFF,
    answers: { logsLoaderQuery: ({ search }) => logs(search ? 0 : 1) },
  });
  expect(await screen.findByText(text('bo.noLogs'))).toBeVisible();
  expect(screen.getByLabelText(text('bo.filter.from'))).toHaveValue('1999-01-01');
  await expectAccessible();
  await person.click(screen.getByRole('button', { name: text('app.clearFilters') }));
  expect(await screen.findByRole('link', { name: ENTRY.message })).toBeVisible();
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/bo/logs', search: '' }));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  expect(screen.getByLabelText(text('bo.filter.from'))).toHaveValue('');
  expect(screen.getByLabelText(text('bo.filter.until'))).toHaveValue('');
  expect(screen.getByLabelText(text('bo.column.severity'))).toHaveValue('');
  expect(screen.queryByRole('button', { name: text('app.clearFilters') })).toBeNull();
  expect(api.sent('logsLoaderQuery')).toEqual([
    {
      search: 'nothing',
      severity: 'ERROR',
      userId: null,
      from: new Date(1999, 0, 1).toISOString(),
      until: new Date(1999, 0, 3).toISOString(),
      orderBy: null,
      first: 100,
      offset: 0,
    },
    {
      search: null,
      severity: null,
      userId: null,
      from: null,
      until: null,
      orderBy: null,
      first: 100,
      offset: 0,
    },
  ]);
});

test('a large number of entries is marked as approximate', async () => {
  openPage('/bo/logs', { user: STAFF, answers: { logsLoaderQuery: logs(54_321, false) } });
  expect(await screen.findByText(text('bo.logCountAbout', { count: 54_321 }))).toBeVisible();
  expect(screen.getByRole('navigation', { name: text('bo.pages') })).toBeVisible();
});

test('a deleted entry is reported as such', async () => {
  const { api } = openPage('/bo/logs?log=999999999999', { user: STAFF });
  expect(await screen.findByText(text('bo.log.missing'))).toBeVisible();
  expect(api.sent('LogDetailsQuery')).toEqual([{ id: '999999999999' }]);
});

test('an entry that could not be loaded is loaded again, and its request id is copied to the clipboard', async () => {
  const { api, person } = openPage('/bo/logs?log=7', {
    user: STAFF,
    answers: { LogDetailsQuery: new Error('lost') },
  });
  const dialog = await screen.findByRole('dialog', { name: text('bo.log', { id: '7' }) });
  expect(await within(dialog).findByText(text('bo.failed.log'))).toBeVisible();
  api.answer('LogDetailsQuery', { log: ENTRY });
  await person.click(within(dialog).getByRole('button', { name: text('loading.retry') }));
  expect(await within(dialog).findByText(ENTRY.requestId)).toBeVisible();
  await person.click(within(dialog).getByRole('button', { name: text('page.copy') }));
  expect(await screen.findByText(text('page.copied'))).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(ENTRY.requestId);
});

test.each([
  ['is shown by the name of its field', { field: 'commercialName', before: ['Fletes'], after: ['Cargas'] }, true],
  ['has no section if only programs need it', { field: 'image.approvedAt', before: [], after: ['2026-11-22'] }, false],
])('a change %s', async (_, change, isShown) => {
  openPage('/bo/logs?log=7', { user: STAFF, answers: { LogDetailsQuery: { log: { ...ENTRY, changes: [change] } } } });
  await screen.findByText(ENTRY.requestId);
  const section = screen.queryByRole('region', { name: text('bo.log.changes') });
  if (!isShown) expect(section).toBeNull();
  else expect(section).toHaveTextContent(new RegExp(`${text('bo.field.commercialName')}.*Fletes.*Cargas`));
});

test('a filter set just as another one arrives is not lost by the next one', async () => {
  const { person, router } = openPage('/bo/logs', { user: STAFF, answers: { logsLoaderQuery: logs(1) } });
  await person.click(await screen.findByText(text('bo.filters')));
  const setDay = (id: string) => fireEvent.input(screen.getByLabelText(text(id)), { target: { value: '2026-01-31' } });
  // the button that clears the filters appears with the first filter, before React runs its effects
  const drawn = new MutationObserver(() => {
    drawn.disconnect();
    setDay('bo.filter.from');
    setTimeout(() => setDay('bo.filter.until'));
  });
  const severity = screen.getByLabelText(text('bo.column.severity'));
  drawn.observe(severity.closest('details > div')!, { childList: true });
  await person.selectOptions(severity, 'INFO');
  await waitFor(() => expect(router.state.location.search).toBe('?severity=INFO&from=2026-01-31&until=2026-01-31'));
});
