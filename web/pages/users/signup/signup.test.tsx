import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ANA, openPage, text } from '#web/testing/openPage.tsx';

test('signing up shows errors at their fields, is sent once, and keeps what was typed', async () => {
  const lost = Promise.withResolvers<Error>();
  const { api, person } = openPage('/users/signup', { answers: { SignupFormMutation: lost.promise } });
  const submit = await screen.findByRole('button', { name: text('nav.signup') });
  const name = screen.getByLabelText(text('signup.fullName'));
  const email = screen.getByLabelText(text('page.email'));
  const password = screen.getByLabelText(text('page.password'));

  await person.click(submit);
  for (const [field, message] of [
    [name, 'name.required'],
    [email, 'email.required'],
    [password, 'password.required'],
  ] as const)
    expect(field).toHaveAccessibleDescription(expect.stringContaining(text(message)));
  expect(name).toHaveFocus();

  const fill = async (field: HTMLElement, value: string) => {
    await person.clear(field);
    await person.paste(value);
  };
  await fill(name, 'Ana Paz');
  await fill(email, 'ana@nowhere');
  await fill(password, 'short');
  await person.keyboard('{Enter}');
  expect(screen.queryByText(text('name.required'))).toBeNull();
  expect(email).toHaveAccessibleDescription(text('email.format'));
  expect(email).toHaveFocus();
  expect(password).toHaveAccessibleDescription(expect.stringContaining(text('form.passwordLength')));
  expect(api.sent('SignupFormMutation')).toEqual([]);

  await fill(email, 'ana@cargas.example');
  await fill(password, 'a long first sentence');
  await person.dblClick(submit);
  lost.resolve(new Error('lost'));
  expect(await screen.findByText(text('signup.failed'))).toBeVisible();
  expect(password).toHaveValue('a long first sentence');
  expect(api.sent('SignupFormMutation')).toHaveLength(1);

  const errors = [
    { path: ['email'], message: 'No such mailbox' },
    { path: ['password'], message: 'Too common' },
  ];
  api.answer('SignupFormMutation', { signUp: { __typename: 'FormErrors', errors } });
  await person.click(submit);
  await waitFor(() => expect(email).toHaveAccessibleDescription('No such mailbox'));
  expect(password).toHaveAccessibleDescription(expect.stringContaining('Too common'));
  expect(email).toHaveFocus();

  api.answer('SignupFormMutation', { signUp: { viewer: ANA } });
  await person.click(submit);
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
  expect(api.sent('SignupFormMutation')).toHaveLength(3);
  expect(api.sent('SignupFormMutation').at(-1)).toMatchObject({
    input: { displayName: 'Ana Paz', email: 'ana@cargas.example', password: 'a long first sentence' },
  });
});
