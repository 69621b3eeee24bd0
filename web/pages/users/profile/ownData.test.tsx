import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ANA, openPage, text } from '#web/testing/openPage.tsx';

test('a download that is refused or fails saves no file, and shows the reason', async () => {
  const { api, person } = openPage('/users/profile', {
    user: ANA,
    answers: { proveAgainQuery: { viewer: { provedUntil: '2099-01-31T12:00:00Z' } } },
  });
  const download = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    (/\/me\/data$/.test(url) ? download : api.fetch)(url, init),
  );
  const saveFile = vi.fn(() => 'blob:');
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL: saveFile, revokeObjectURL: () => {} }));
  const press = async () => person.click(await screen.findByRole('button', { name: text('ownData.download') }));

  download.mockResolvedValueOnce(Response.json({ message: 'Try again in 9 seconds.' }, { status: 429 }));
  await press();
  expect(await screen.findByText('Try again in 9 seconds.')).toBeVisible();
  download.mockRejectedValueOnce(new TypeError('lost'));
  await press();
  expect(await screen.findByText(text('ownData.failedText'))).toBeVisible();
  expect(saveFile).not.toHaveBeenCalled();
});
