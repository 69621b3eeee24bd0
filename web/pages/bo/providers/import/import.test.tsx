import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, STAFF, text } from '#web/testing/openPage.tsx';

test('the page of an import that does not exist says so', async () => {
  const { api } = openPage('/bo/providers/import/2000000000', { user: STAFF });
  expect(await screen.findByRole('heading', { level: 1, name: text('import.notFound') })).toBeVisible();
  expect(api.sent('importLoaderQuery')).toMatchObject([{ id: '2000000000' }]);
});
