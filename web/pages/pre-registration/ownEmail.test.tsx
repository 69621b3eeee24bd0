import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ANA, openPage, text } from '#web/testing/openPage.tsx';

const field = (id: string) => screen.findByLabelText(text(id));
const confirmation = () => screen.queryByText(text('verify.title'));

test('a signed-in user need not enter their own address, which does not count as a draft', async () => {
  const session = Promise.withResolvers<object>();
  openPage('/pre-registration', { answers: { keepSessionQuery: session.promise } });
  expect(await field('page.email')).toHaveValue('');
  session.resolve({ viewer: { ...ANA, emailVerified: false } });
  await waitFor(async () => expect(await field('page.email')).toHaveValue(ANA.email));
  expect(await field('page.contactEmail')).toHaveValue(ANA.email);
  expect(localStorage.getItem('pre-registration-draft')).toBeNull();
  expect(screen.queryByText(text('preRegistration.restored'))).toBeNull();
  expect(confirmation()).toBeVisible();
});

test('the confirmed address of an account is not confirmed again, unlike another one', async () => {
  const { person } = openPage('/pre-registration', { user: { ...ANA, emailVerified: true } });
  expect(await screen.findByText(text('preRegistration.emailProved'))).toBeVisible();
  expect(confirmation()).toBeNull();
  await person.clear(await field('page.email'));
  await person.paste('other@example.org');
  expect(confirmation()).toBeVisible();
  expect(screen.queryByText(text('preRegistration.emailProved'))).toBeNull();
});
