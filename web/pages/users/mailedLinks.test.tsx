import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPage, text } from '#web/testing/openPage.tsx';

test.each([
  ['/users/password-reset', 'page.noToken', 'reset.askAgain', '/users/forgot', 'forgot.title'],
  ['/users/verify-email', 'page.noToken', 'verify.login', '/users/login?next=%2Fusers%2Fprofile', 'nav.login'],
])('a link to %s without its token leads to a new one', async (path, message, link, next, title) => {
  const { person } = openPage(path);
  expect(await screen.findByText(text(message))).toBeVisible();
  await person.click(await screen.findByRole('link', { name: text(link) }));
  await waitFor(() => expect(location.pathname + location.search).toBe(next));
  expect(await screen.findByRole('heading', { level: 1, name: text(title) })).toBeVisible();
});

test('an alert that another browser asked for is turned on by a second press, after its question', async () => {
  const question = 'Somebody asked for this alert in another browser: “granos”.';
  const { api, person } = openPage('/watches/confirm?token=abc', {
    answers: { ConfirmPageMutation: new Refusal(question, 'CONFLICT', 'isAgreed') },
  });
  const press = async () => person.click(await screen.findByRole('button', { name: text('watch.confirmPress') }));
  await press();
  expect(await screen.findByText(question)).toBeVisible();
  api.answer('ConfirmPageMutation', { confirmWatch: { __typename: 'WatchPayload' } });
  await press();
  expect(await screen.findByText(text('watch.confirmed'))).toBeVisible();
  expect(api.sent('ConfirmPageMutation')).toEqual(
    [false, true].map((isAgreed) => ({ input: { token: 'abc', isAgreed } })),
  );
});
