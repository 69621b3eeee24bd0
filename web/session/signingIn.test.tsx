import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ANA, openPage, text } from '#web/testing/openPage.tsx';

const address = () => location.pathname + location.search;
const ofForm = (id: string) => screen.findByLabelText(text(id), { selector: 'form *' });
const email = () => ofForm('page.email');

test('logging in leads to the guarded page, and going back to the page before', async () => {
  const answers = { LoginFormMutation: { signIn: { viewer: ANA } } };
  const { person, router } = openPage('/help', { answers });
  await screen.findByRole('heading', { level: 1, name: text('app.help') });
  await router.navigate('/users/profile');
  await person.click(await ofForm('page.password'));
  expect(address()).toBe('/users/login?next=%2Fusers%2Fprofile');
  await person.paste('a long first sentence');
  await person.click(await email());
  await person.paste(ANA.email);
  await person.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/users/profile'));
  expect(await screen.findByLabelText(text('page.displayName'))).toHaveValue(ANA.displayName);
  expect(await email()).toHaveValue(ANA.email);
  await router.navigate(-1);
  await waitFor(() => expect(address()).toBe('/help'));
});

test.each(['/users/login?next=//example.com/', '/users/signup?next=/%5Cexample.com/'])(
  'a person who is signed in goes from %s to the dashboard, not to another site',
  async (path) => {
    openPage(path, { user: ANA });
    await waitFor(() => expect(address()).toBe('/dashboard'));
  },
);

test('the requested page is kept from logging in through signing up', async () => {
  const { person } = openPage('/users/profile', { answers: { SignupFormMutation: { signUp: { viewer: ANA } } } });
  const main = within(await screen.findByRole('main'));
  await person.click(await main.findByRole('link', { name: text('nav.signup') }));
  await person.click(await ofForm('signup.fullName'));
  expect(address()).toBe('/users/signup?next=%2Fusers%2Fprofile');
  await person.paste(ANA.displayName);
  await person.click(await email());
  await person.paste(ANA.email);
  await person.click(await ofForm('page.password'));
  await person.paste('a long first sentence');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/users/profile'));
  expect(await screen.findByLabelText(text('page.displayName'))).toHaveValue(ANA.displayName);
});
