import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPage, text } from '#web/testing/openPage.tsx';

const EMAIL = 'olivia@andes.example';
const PASSWORD_REQUIRED = { email: EMAIL, status: 'PASSWORD_REQUIRED' };

async function openLink(verifyEmail: (variables: { input: { password?: string | null } }) => object) {
  const page = openPage('/users/verify-email?token=abc', {
    answers: { VerifyEmailPageMutation: (variables: never) => ({ verifyEmail: verifyEmail(variables) }) },
  });
  await page.person.click(await screen.findByRole('button', { name: text('verify.submit') }));
  expect(await screen.findByText(text('verify.whose', { email: EMAIL }))).toBeVisible();
  const part = (heading: string) =>
    within(screen.getByRole('heading', { level: 2, name: text(heading) }).closest('section')!);
  return { ...page, part };
}

test('a link that is opened without the session of its account asks for its password', async () => {
  const { api, person, part } = await openLink(({ input }) =>
    input.password ? { email: EMAIL, status: 'VERIFIED' } : PASSWORD_REQUIRED,
  );
  await expectAccessible();
  await person.type(part('verify.me').getByLabelText(text('page.password')), 'one long sentence{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: text('page.emailConfirmed') })).toBeVisible();
  expect(api.sent('VerifyEmailPageMutation').at(-1)).toEqual({
    input: { token: 'abc', password: 'one long sentence' },
  });
});

test('a wrong password is shown at its field', async () => {
  const { person, part } = await openLink(({ input }) => {
    if (!input.password) return PASSWORD_REQUIRED;
    return new Refusal('The current password is wrong', 'BAD_USER_INPUT', 'password');
  });
  const password = part('verify.me').getByLabelText(text('page.password'));
  await person.type(password, 'another{Enter}');
  expect(await part('verify.me').findByText('The current password is wrong')).toBeVisible();
});

test('a user who did not sign up takes over the account with a new password', async () => {
  const { api, person, part } = await openLink(() => PASSWORD_REQUIRED);
  const form = part('verify.notMe');
  await person.type(form.getByLabelText(text('password.new')), 'one long sentence');
  await person.type(form.getByLabelText(text('password.confirm')), 'one long sentence{Enter}');
  await expect
    .poll(() => api.sent('PasswordResetFormMutation'))
    .toEqual([{ input: { token: 'abc', password: 'one long sentence', passwordConfirm: 'one long sentence' } }]);
});
