import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { ANA, openPage, text } from '#web/testing/openPage.tsx';

const begin = () => screen.findByRole('button', { name: text('deletion.begin') });

test('a wrong password is shown at its field, and the account can be kept', async () => {
  const wrong = new Refusal('The current password is wrong', 'BAD_USER_INPUT', 'currentPassword');
  const { api, person } = openPage('/users/profile', {
    user: { ...ANA, localAuth: true },
    answers: { DeletionFormMutation: wrong },
  });
  await person.click(await begin());
  const form = screen.getByRole('button', { name: text('deletion.send') }).closest('form')!;
  const password = within(form).getByLabelText(text('profile.currentPassword'));
  expect(password).toHaveFocus();
  await person.keyboard('not the one{Enter}');
  expect(await within(form).findByText('The current password is wrong')).toBeVisible();
  expect(password).toHaveAccessibleDescription('The current password is wrong');
  expect(api.sent('DeletionFormMutation')).toEqual([{ input: { currentPassword: 'not the one' } }]);
  await person.click(within(form).getByRole('button', { name: text('deletion.keep') }));
  expect(await begin()).toHaveFocus();
});

test('a person without a password types their e-mail address instead', async () => {
  const { api, person } = openPage('/users/profile', { user: { ...ANA, localAuth: false } });
  await person.click(await begin());
  const confirm = screen.getByLabelText(text('deletion.confirm', { address: ANA.email }));
  expect(confirm).toHaveFocus();
  await person.keyboard('somebody@example.org{Enter}');
  expect(await screen.findByText(text('deletion.confirmDiffers'))).toBeVisible();
  await expectAccessible();
  await person.clear(confirm);
  await person.keyboard(`${ANA.email.toUpperCase()}{Enter}`);
  const main = within(screen.getByRole('main'));
  await waitFor(() => expect(main.getByRole('status')).toHaveTextContent(ANA.email));
  expect(api.sent('DeletionFormMutation')).toEqual([{ input: { confirm: ANA.email.toUpperCase() } }]);
});
