import type { Page } from '@playwright/test';
import { button, intercept } from './account.ts';
import { expect, expectAccessible, test } from './test.ts';

const SCRIPT = '/stand-in-for-google.js';

/** Google's script as far as the page knows it: a button that answers with this credential. */
function script(credential: string | undefined): string {
  return `window.google = { accounts: { id: {
    initialize: (options) => { window.asked = options; },
    renderButton: (slot, { locale }) => {
      const button = document.createElement('button');
      button.textContent = 'Google ' + locale;
      button.onclick = () => window.asked.callback(${JSON.stringify(credential ? { credential } : {})});
      slot.append(button);
    },
  } } };`;
}

/** Serves the page as a server does where Google is set up. */
async function setUpGoogle(page: Page): Promise<void> {
  await page.route('/users/login', async (route) => {
    const response = await route.fetch();
    const google = JSON.stringify({ clientId: 'client', scriptUrl: SCRIPT });
    await route.fulfill({ response, body: (await response.text()).replace('"google":null', `"google":${google}`) });
  });
  await intercept(page, 'useGoogleButtonMutation', (route) =>
    route.fulfill({ json: { data: { startProviderSignIn: { nonce: 'a nonce' } } } }),
  );
}

test('where Google is not set up its button says so', async ({ page, text }) => {
  for (const path of ['/users/login', '/users/signup']) {
    await page.goto(path);
    await expect(page.getByText(text('google.missing'))).toBeVisible();
    await expect(button(page, text('google.continue'))).toHaveAccessibleDescription(text('google.missing'));
  }
});

test('Google draws its button in the language of the page, and its answer signs in', async ({
  page,
  text,
  language,
}) => {
  await setUpGoogle(page);
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: script('credential') }));
  let token: unknown;
  await intercept(page, 'useGoogleSignInMutation', (route) => {
    token = route.request().postDataJSON().variables.input.token;
    const json = { errors: [{ message: 'Google did not confirm', extensions: { code: 'UNAUTHENTICATED' } }] };
    return route.fulfill({ status: 401, json });
  });
  await page.goto('/users/login');
  await button(page, `Google ${language}`).click();
  await expect(page.getByText('Google did not confirm')).toBeVisible();
  expect(token).toBe('credential');
  expect(await page.evaluate(() => (window as unknown as { asked: { nonce: string } }).asked.nonce)).toBe('a nonce');
  await expect(page.getByText(text('login.failed'))).toBeVisible();
  await expectAccessible(page);
});

test('an answer of Google without a credential says so @once', async ({ page, text }) => {
  await setUpGoogle(page);
  await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: script(undefined) }));
  await page.goto('/users/login');
  await button(page, 'Google en').click();
  await expect(page.getByText(text('login.failed'))).toBeVisible();
  await expect(page.getByText(text('google.noCredential'))).toBeVisible();
});

test("Google's script that cannot be loaded can be tried again @once", async ({ page, text }) => {
  await setUpGoogle(page);
  let failing = true;
  await page.route(SCRIPT, (route) =>
    failing ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script('credential') }),
  );
  await page.goto('/users/login');
  await expect(page.getByText(text('google.unreachable'))).toBeVisible();
  await expectAccessible(page);
  failing = false;
  await button(page, text('loading.retry')).click();
  await expect(button(page, 'Google en')).toBeVisible();
});
