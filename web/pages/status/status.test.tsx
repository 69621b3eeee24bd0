import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, text } from '#web/testing/openPage.tsx';

const START = '2026-12-01T06:00:00.000Z';
const LATER = '2026-12-01T09:30:00.000Z';

test('a part of the service has a time only if it changed after the start of the server', async () => {
  const parts = [
    { name: 'SITE', works: true, since: START },
    { name: 'DATABASE', works: false, since: LATER },
  ];
  openPage('/status', {
    answers: { serviceStatusLoaderQuery: { status: { parts, startedAt: START, version: '1.25.0' } } },
  });
  const part = async (id: string) => within((await screen.findByText(text(id))).closest('li')!);
  expect((await part('status.site')).queryByText(/2026/)).toBeNull();
  expect((await part('status.database')).getByText(/Dec 1, 2026/)).toBeVisible();
});
