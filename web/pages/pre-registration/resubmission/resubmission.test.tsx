import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { openPage, text } from '#web/testing/openPage.tsx';

test('a business that was sent back and could not be loaded can be reloaded', async () => {
  const token = 'a'.repeat(43);
  const { api, person, router } = openPage(`/pre-registration?resubmit=${token}`, {
    answers: { useResubmissionQuery: new Error('lost') },
  });
  expect(await screen.findByText(text('resubmission.failed'))).toBeVisible();
  expect(router.state.location.search).toBe('');
  await expectAccessible();
  const address = { databaseId: 1, displayName: 'Rosario' };
  api.answer('useResubmissionQuery', {
    resubmission: { businessName: 'Andes', reason: 'No name.', address, hasImage: false },
  });
  await person.click(screen.getByRole('button', { name: text('loading.retry') }));
  expect(await screen.findByText('No name.')).toBeVisible();
  expect(screen.getByLabelText(text('preRegistration.businessName'))).toHaveValue('Andes');
  expect(screen.queryByText(text('preRegistration.imageKept'))).toBeNull();
});
