import type { CDPSession, Page } from '@playwright/test';
import { codeOf, nextCode } from '../factors.ts';
import { button, field, intercept, logIn, newPerson } from './account.ts';
import { enterAs, signIn } from './requests.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

// passkeys belong to a host name, not to an IP address
test.use({ baseURL: `http://localhost:${process.env.E2E_PORT}` });

/** A device with a fingerprint reader, whose owner always agrees. */
async function addDevice(client: CDPSession): Promise<string> {
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  return (await client.send('WebAuthn.addVirtualAuthenticator', { options })).authenticatorId;
}

async function openDevices(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  return client;
}

const dialog = (page: Page) => page.getByRole('alertdialog');

async function addPasskey(page: Page, text: (id: string) => string, name: string): Promise<void> {
  await button(page, text('security.newPasskey')).click();
  await field(page, text('page.name')).fill(name);
  await dialog(page)
    .getByRole('button', { name: text('page.continue') })
    .click();
}

test('a passkey signs in without a password; of two devices the lost one is removed', async ({ page, text }) => {
  const person = newPerson();
  await enterAs(page.context().request, person);
  const client = await openDevices(page);
  const phone = await addDevice(client);
  await page.goto('/users/security');
  await addPasskey(page, text, 'Phone');
  await expect(dialog(page).getByRole('listitem')).toHaveCount(10);
  await button(page, text('security.codesKept')).click();
  await expect(page.getByRole('heading', { name: 'Phone' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/users/login');
  await button(page, text('login.passkey')).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId: phone });
  await client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: phone });
  const laptop = await addDevice(client);
  await page.goto('/users/security');
  await addPasskey(page, text, 'Laptop');
  await expect(page.getByRole('heading', { name: 'Laptop' })).toBeVisible();
  await button(page, text('security.removeNamed', { name: 'Phone' })).click();
  await dialog(page)
    .getByRole('button', { name: text('page.remove') })
    .click();
  await expect(page.getByRole('heading', { name: 'Phone' })).toHaveCount(0);

  await page.context().clearCookies();
  await client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: laptop });
  const found = await addDevice(client);
  await client.send('WebAuthn.addCredential', { authenticatorId: found, credential: credentials[0]! });
  await page.goto('/users/login');
  await button(page, text('login.passkey')).click();
  await expect(page.getByText(text('secondFactor.passkeyRefused'))).toBeVisible();
  await expect(page).toHaveURL(/\/users\/login/);
});

test('an app is added after a proof and requested after the password, and a session is ended from the list', async ({
  page,
  text,
  browser,
}) => {
  const person = newPerson();
  await enterAs(page.context().request, person);
  const other = await browser.newContext();
  await signIn(other.request, person);
  await page.goto('/users/security');
  await expect(page.getByRole('heading', { name: text('security.sessions') })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await test.step('a session is ended', async () => {
    const ends = page.getByRole('button', { name: /^End the session/ });
    await ends.click();
    await dialog(page)
      .getByRole('button', { name: text('security.end') })
      .click();
    await expect(ends).toHaveCount(0);
    expect((await other.request.get('/api/auth/me')).status()).toBe(401);
    await other.close();
  });

  const secret = await test.step('what matters asks for a proof, and then goes on where it was', async () => {
    let times = 0;
    await intercept(page, 'AppSectionStartMutation', async (route) => {
      times += 1;
      if (times > 1) return route.fallback();
      const errors = [{ message: 'x', extensions: { code: 'PROOF_REQUIRED' } }];
      await route.fulfill({ json: { errors } });
    });
    // by keyboard alone
    await button(page, text('security.addApp')).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: text('proof.title') })).toBeVisible();
    await field(page, text('page.password')).fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: text('security.newApp') })).toBeVisible();
    expect(times).toBe(2);
    return (await dialog(page).locator('code').innerText()).trim();
  });

  await test.step('the app is added', async () => {
    await expectAccessible(page);
    await field(page, text('passkey.code')).fill(codeOf(secret));
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('listitem')).toHaveCount(10);
    await expectNoSidewaysScroll(page);
    await button(page, text('security.codesKept')).click();
  });

  await test.step('its code is asked for after the password', async () => {
    await page.context().clearCookies();
    await page.goto('/users/login?next=/users/security');
    await logIn(page, text, person);
    await expect(field(page, text('passkey.code'))).toBeFocused();
    await expectAccessible(page);
    await page.reload();
    await field(page, text('passkey.code')).fill('000000');
    await button(page, text('page.continue')).click();
    await expect(page.getByText(text('secondFactor.codeWrong')).first()).toBeVisible();
    await field(page, text('passkey.code')).fill(nextCode(secret));
    await button(page, text('page.continue')).click();
    await expect(page).toHaveURL(/\/users\/security$/);
  });
});
