import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPage, text } from '#web/testing/openPage.tsx';

const SCRIPT = 'https://google.example/stand-in.js';

interface Asked {
  client_id: string;
  nonce: string;
  callback: (response: { credential?: string }) => void;
}

/** Provides a fake of Google's script. Returns its calls. */
function bringGoogle(): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('google', {
    accounts: {
      id: {
        initialize: (options: Asked) => asked.push(options),
        renderButton: (slot: HTMLElement, { locale }: { locale: string }) => {
          const button = document.createElement('button');
          button.textContent = `Google ${locale}`;
          slot.append(button);
        },
      },
    },
  });
  return asked;
}

/** Finds the element that loads the script, as jsdom does not load it. */
const findScript = () =>
  waitFor(() => {
    const script = document.querySelector(`script[src="${SCRIPT}"]`);
    if (!script) throw new Error('The script is not asked for');
    return script;
  });

test('Google renders its button, whose response signs in; failures are shown and can be retried', async () => {
  const { api, person } = openPage('/users/login', {
    config: { google: { clientId: 'client', scriptUrl: SCRIPT } },
    answers: {
      useGoogleButtonMutation: { startProviderSignIn: { nonce: 'a nonce' } },
      useGoogleSignInMutation: new Refusal('Google could not confirm', 'UNAUTHENTICATED'),
    },
  });
  const findFailure = async (reason: string) => {
    const toast = (await screen.findByText(reason)).closest<HTMLElement>('[role=alertdialog]')!;
    return within(toast).getByText(text('login.failed'));
  };
  fireEvent.error(await findScript());
  expect(await screen.findByText(text('google.buttonFailed'))).toBeVisible();

  const asked = bringGoogle();
  await person.click(screen.getByRole('button', { name: text('loading.retry') }));
  const script = await findScript();
  onTestFinished(() => script.remove());
  fireEvent.load(script);
  expect(await screen.findByRole('button', { name: 'Google en' })).toBeVisible();
  expect(screen.queryByText(text('google.buttonFailed'))).toBeNull();
  expect(asked.at(-1)).toMatchObject({ client_id: 'client', nonce: 'a nonce' });

  asked.at(-1)!.callback({});
  expect(await findFailure(text('google.noToken'))).toBeVisible();
  expect(api.sent('useGoogleSignInMutation')).toEqual([]);

  // a rejected nonce is not used again
  api.answer('useGoogleButtonMutation', { startProviderSignIn: { nonce: 'another nonce' } });
  asked.at(-1)!.callback({ credential: 'credential' });
  expect(await findFailure('Google could not confirm')).toBeVisible();
  expect(api.sent('useGoogleSignInMutation')).toMatchObject([{ input: { token: 'credential' } }]);
  await waitFor(() => expect(asked.at(-1)!.nonce).toBe('another nonce'));
});
