import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, STAFF, text } from '#web/testing/openPage.tsx';

test('loading videos show a loading state, and errors are shown in a toast and in place', async () => {
  const held = Promise.withResolvers<object>();
  const { api, person } = openPage('/bo/help/videos', { user: STAFF, answers: { videosLoaderQuery: held.promise } });
  const loading = await screen.findByText(text('app.loading'));
  expect(loading.closest('[role="status"]')).toBeVisible();
  held.resolve(new Error('lost'));
  expect(await screen.findByText(text('bo.videos.unexpected'), { selector: '[role=alertdialog] *' })).toBeVisible();
  api.answer('videosLoaderQuery', { helpVideos: { isEditable: true } });
  await person.click(screen.getByRole('button', { name: text('loading.retry') }));
  expect(await screen.findByLabelText(text('bo.videos.link'))).toBeVisible();
});
