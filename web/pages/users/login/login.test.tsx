import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadAnalytics } from '#web/analytics/loadAnalytics.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPage, text } from '#web/testing/openPage.tsx';

const findToast = async (title: string) => within(await screen.findByRole('alertdialog', { name: title }));

test('neither analytics nor Google is mentioned if they are not configured', async () => {
  openPage('/users/login');
  await loadAnalytics();
  await screen.findByRole('button', { name: text('nav.login') });
  expect(screen.queryByRole('button', { name: text('privacy.choices') })).toBeNull();
  expect(screen.queryByText(/Google/)).toBeNull();
  // the divider between the password and the passkey
  expect(screen.getAllByText(text('account.or'))).toHaveLength(1);
  expect([...document.scripts].filter(({ src }) => /analytics|google/i.test(src))).toEqual([]);
});

test('a password is masked until it is shown, and may be pasted', async () => {
  const { person } = openPage('/users/login');
  const password = await screen.findByLabelText(text('page.password'));
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  await person.click(password);
  await person.paste('one long sentence');
  expect(password).toHaveValue('one long sentence');
  await person.click(screen.getByRole('button', { name: text('form.showPassword') }));
  expect(password).toHaveAttribute('type', 'text');
});

test('logging in shows errors, keeps the input, and follows the language', async () => {
  const { api, person } = openPage('/users/login', {
    config: { botCheck: { kind: 'altcha', siteKey: null, scriptUrl: null } },
    answers: {
      altchaQuery: new Error('lost'),
      LoginFormMutation: new Refusal('Wrong email or password', 'UNAUTHENTICATED'),
    },
  });
  const email = await screen.findByLabelText(text('page.email'));
  const password = screen.getByLabelText(text('page.password'));
  const form = within(email.closest('form')!);
  await person.click(email);
  await person.paste('nobody@example.org');
  await person.click(password);
  await person.paste('not the right one');
  await person.keyboard('{Enter}');
  await findToast(text('botCheck.notLoaded'));
  expect(form.getByRole('alert')).toHaveTextContent(text('botCheck.notLoaded'));
  expect(api.sent('LoginFormMutation')).toEqual([]);

  api.answer('altchaQuery', { botCheckChallenge: null });
  await person.click(screen.getByRole('button', { name: text('nav.login') }));
  const toast = await findToast(text('login.failed'));
  expect(toast.getByText('Wrong email or password')).toBeVisible();
  // the error is announced once; both fields are marked, as either may be wrong
  expect(form.queryByRole('alert')).toBeNull();
  for (const field of [email, password]) {
    expect(field).toBeInvalid();
    expect(field).not.toHaveAccessibleDescription();
  }
  expect(password).toHaveFocus();
  expect(email).toHaveValue('nobody@example.org');
  expect(password).toHaveValue('not the right one');
  expect(location.pathname).toBe('/users/login');

  await person.clear(email);
  await person.paste('ana@nowhere');
  expect(email).toBeValid();
  expect(password).toBeValid();
  await person.keyboard('{Enter}');
  expect(email).toHaveAccessibleDescription(text('email.format'));
  await person.click(screen.getByRole('button', { name: /^Language:\s*English/ }));
  await person.click(screen.getByRole('button', { name: 'Español' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Correo')).toHaveAccessibleDescription(
      'El correo no es válido. Ejemplo: nombre@empresa.com',
    ),
  );
  expect(screen.getByLabelText('Correo')).toHaveValue('ana@nowhere');
});
