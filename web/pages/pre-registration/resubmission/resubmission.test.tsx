import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
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
    resubmission: { businessName: 'Andes', reason: 'No name.', place: address, hasImage: false },
  });
  await person.click(screen.getByRole('button', { name: text('loading.retry') }));
  expect(await screen.findByText('No name.')).toBeVisible();
  expect(screen.getByLabelText(text('preRegistration.businessName'))).toHaveValue('Andes');
  expect(screen.queryByText(text('preRegistration.imageKept'))).toBeNull();
});

test('a correction shows changes saved by staff meanwhile, and replaces them only on request', async () => {
  const sentBack = (businessName: string, version: number) => ({
    resubmission: {
      version,
      businessName,
      email: 'ana@andes.example',
      description: 'Refrigerated trucks across the mountains.',
      contactEmail: 'cargas@andes.example',
      contactWhatsapp: '+5493415000000',
      service: { databaseId: 29, name: 'Refrigerated transport' },
      place: { databaseId: 1, displayName: 'Rosario' },
      lanes: [
        {
          from: { databaseId: 1, displayName: 'Rosario' },
          to: { databaseId: 2, displayName: 'Salta' },
          bothWays: true,
        },
      ],
    },
  });
  const { api, person, router } = openPage(`/pre-registration?resubmit=${'b'.repeat(43)}`, {
    answers: {
      useResubmissionQuery: sentBack('Andes', 1),
      usePreRegistrationMutation: new Refusal('Somebody else saved it', 'CONFLICT'),
    },
  });
  const name = await screen.findByLabelText(text('preRegistration.businessName'));
  await person.clear(name);
  await person.paste('Andes Fríos S.R.L.');
  api.answer('useResubmissionQuery', sentBack('Andes S.A.', 2));
  await person.click(screen.getByRole('button', { name: text('page.send') }));
  const notice = await screen.findByRole('region', { name: text('resubmission.stale') });
  expect(notice).toHaveFocus();
  expect(within(notice).getByRole('row', { name: /Andes S\.A\./ })).toHaveTextContent('Andes Fríos S.R.L.');
  expect(name).toHaveValue('Andes Fríos S.R.L.');
  await expectAccessible();

  api.answer('usePreRegistrationMutation', { preRegister: {} });
  await person.click(within(notice).getByRole('button', { name: text('stale.save') }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/pre-registration/success'));
  expect(api.sent('usePreRegistrationMutation')).toMatchObject(
    [1, 2].map((expectedVersion) => ({
      input: {
        businessName: 'Andes Fríos S.R.L.',
        lanes: [{ fromId: '1', toId: '2', bothWays: true }],
        expectedVersion,
      },
    })),
  );
});
