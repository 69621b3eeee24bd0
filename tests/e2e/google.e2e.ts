import { button, intercept } from './account.ts';
import { expect, expectAccessible, test } from './test.ts';

const SCRIPT = '/stand-in-for-google.js';

/** A stand-in for Google's script: a button that returns this credential. */
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

test('Google draws its button, whose response signs in; failures are shown and can be retried', async ({
  page,
  text,
}) => {
  // as the server sends the page when Google is set up
  await page.route('/users/login', async (route) => {
    const response = await route.fetch();
    const google = JSON.stringify({ clientId: 'client', scriptUrl: SCRIPT });
    const body = (await response.text())
      .replace('"google":null', `"google":${google}`)
      .replace(/<div id="root".*(?=<\/body>)/s, '<div id="root"></div>');
    await route.fulfill({ response, body });
  });
  await intercept(page, 'useGoogleButtonMutation', (route) =>
    route.fulfill({ json: { data: { startProviderSignIn: { nonce: 'a nonce' } } } }),
  );
  let token: unknown;
  await intercept(page, 'useGoogleSignInMutation', (route) => {
    token = route.request().postDataJSON().variables.input.token;
    const json = { errors: [{ message: 'Google could not confirm', extensions: { code: 'UNAUTHENTICATED' } }] };
    return route.fulfill({ status: 401, json });
  });
  let sent: string | null = null;
  await page.route(SCRIPT, (route) =>
    sent === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: sent }),
  );

  await test.step('the script cannot be loaded', async () => {
    await page.goto('/users/login');
    await expect(page.getByText(text('google.buttonFailed'))).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('a response without a credential', async () => {
    sent = script(undefined);
    await button(page, text('loading.retry')).click();
    await button(page, 'Google en').click();
    await expect(page.getByText(text('login.failed'))).toBeVisible();
    await expect(page.getByText(text('google.noToken'))).toBeVisible();
  });
  await test.step('a response that the server rejects', async () => {
    sent = script('credential');
    await page.goto('/users/login');
    await button(page, 'Google en').click();
    await expect(page.getByText('Google could not confirm')).toBeVisible();
    expect(token).toBe('credential');
    expect(await page.evaluate(() => (window as unknown as { asked: { nonce: string } }).asked.nonce)).toBe('a nonce');
    await expect(page.getByText(text('login.failed'))).toBeVisible();
  });
});
