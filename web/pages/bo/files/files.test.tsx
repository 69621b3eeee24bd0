import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { openPage, STAFF, text } from '#web/testing/openPage.tsx';

test('the list of files shows that loading failed, and that there are none', async () => {
  const { api, person } = openPage('/bo/files', { user: STAFF, answers: { filesLoaderQuery: new Error('lost') } });
  // services, files and logs share this message
  expect(await screen.findByText(text('bo.failed.services'))).toBeVisible();
  api.answer('filesLoaderQuery', { files: { totalCount: 0 } });
  await person.click(screen.getByRole('button', { name: text('loading.retry') }));
  expect(await screen.findByText(text('bo.noFiles'))).toBeVisible();
  await expectAccessible();
});

test('a file is named by its provider', async () => {
  const node = {
    databaseId: 7,
    url: '/uploads/a.webp',
    provider: { databaseId: 3, businessName: 'Fletes' },
  };
  openPage('/bo/files', {
    user: STAFF,
    answers: { filesLoaderQuery: { files: { totalCount: 1, edges: [{ node }] } } },
  });
  expect(await screen.findByRole('link', { name: 'Fletes' })).toHaveAttribute('href', '/bo/providers/3');
  expect(screen.getByRole('link', { name: '/uploads/a.webp' })).toBeVisible();
});
