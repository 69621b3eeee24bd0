import type { Locator } from '@playwright/test';
import { button, field, mailedPath, newPerson } from './account.ts';
import { choose, choosePicture, comboBox, expectSent, fillIn, PRE_REGISTRATION, photo, send } from './business.ts';
import { PLACE } from './place.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const draftKey = 'pre-registration-draft';

test('a visitor pre-registers a business with a photo', async ({ page, text }) => {
  const { email } = newPerson();
  await page.goto(PRE_REGISTRATION);
  await fillIn(page, text, email);
  await choosePicture(page, text, 'camión.jpg', await photo());
  await expect(page.getByRole('main').locator('form img').first()).toHaveAttribute('src', /^data:image\/jpeg/);
  // the interpretation is shown when the country was not typed
  await expect(page.getByText(/^\+54 341 455 1234 \(Argentina\)$/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await send(page, text).click();
  await expectSent(page, text);
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText(text('preRegistration.sent'), { exact: true })).toBeVisible();
  await expect(page.getByText(text('preRegistration.thanks'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: text('nav.signup') })).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(await page.evaluate((key) => localStorage.getItem(key), draftKey)).toBeNull();
  await mailedPath(email, '/users/verify-email');
});

test('it works by keyboard alone', async ({ page, text }) => {
  const type = async (label: string, typed: string) => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByLabel(label, { exact: true })).toBeFocused();
    await page.keyboard.type(typed);
  };
  const chooseNext = async (label: string, typed: string, option: RegExp) => {
    await type(label, typed);
    await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(comboBox(page, label)).toHaveValue(option);
  };
  // registered first: a chooser opened before would stay open
  const chooser = page.waitForEvent('filechooser');
  await page.goto(PRE_REGISTRATION);
  // the form is ready: server-rendered content has no fields
  await expect(field(page, text('page.email'))).toBeVisible();
  await page.getByRole('main').focus();
  await type(text('page.email'), newPerson().email);
  await type(text('preRegistration.businessName'), 'Andes Cargas');
  await type(text('preRegistration.taxNumber'), '30-71234567-1');
  await type(text('preRegistration.website'), 'andes.example');
  await type(text('page.description'), 'Mudanzas');
  await chooseNext(text('preRegistration.service'), 'moving', /moving/i);
  await chooseNext(text('preRegistration.location'), 'bahia bl', /^Bahía Blanca/);
  for (const next of ['preRegistration.browseFirst', 'preRegistration.addService']) {
    await page.keyboard.press('Tab');
    await expect(button(page, text(next))).toBeFocused();
  }
  // the ends of a route, which is optional
  for (let end = 0; end < 2; end++) await page.keyboard.press('Tab');
  await type(text('page.contactEmail'), 'andes@example.org');
  await type(text('page.whatsapp'), '+56 9 8765 4321');
  await type(text('preRegistration.phone'), '2 2345 6789');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(text('preRegistration.image'))).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo(400, 300) });
  await expect(button(page, text('file.remove'))).toBeVisible();
  for (const name of [text('file.remove'), text('page.send')]) {
    while (!(await button(page, name).evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab');
    if (name === text('page.send')) await page.keyboard.press('Enter');
  }
  await expectSent(page, text);
});

test('from the landing page to the review it takes at most 12 actions and three minutes, and a lost connection in the middle loses nothing @phone', async ({
  page,
  context,
  text,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // An action is a press, or a field that is filled in, with the choice from its list.
  const MOST = { actions: 12, seconds: 180 };
  // a slow typist on a phone, who looks for five seconds before each action
  const SECONDS = { action: 5, character: 0.5 };
  const { email } = newPerson();
  let actions = 0;
  let typed = '';
  const press = async (target: Locator) => {
    actions++;
    await target.click();
  };
  const fill = async (label: string, value: string, option?: RegExp) => {
    actions++;
    typed += value;
    if (option) await choose(page, text(label), value, option);
    else await field(page, text(label)).fill(value);
  };
  await page.goto('/');
  await press(page.getByRole('main').getByRole('link', { name: text('explore.preRegister') }));
  await fill('page.email', email);
  await fill('preRegistration.businessName', 'Fletes del Alba');
  await fill('page.description', 'Cargas refrigeradas entre Córdoba y São Paulo.');
  await fill('preRegistration.service', 'refri', /refrig/i);
  // the phone loses its connection, and the browser its page
  await context.setOffline(true);
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto(PRE_REGISTRATION);
  await expect(field(page, text('page.description'))).toHaveValue(/^Cargas/);
  await expect(comboBox(page, text('preRegistration.service'))).toHaveValue(/refrig/i);
  await fill('preRegistration.location', PLACE.typed, PLACE.option);
  await press(button(page, text('preRegistration.sameEmail', { address: email })));
  await fill('page.whatsapp', '341 555 1234');
  await expectNoSidewaysScroll(page);
  await press(send(page, text));
  await expectSent(page, text);
  // a single confirmation of the address: the link in the mail, and the button on its page
  const proof = await mailedPath(email, '/users/verify-email');
  actions++;
  await page.goto(proof);
  await press(button(page, text('verify.submit')));
  await expect(page.getByText(text('verify.choosePassword'))).toBeVisible();
  const seconds = actions * SECONDS.action + typed.length * SECONDS.character;
  console.log(`from the landing page to the review: ${actions} actions, ${Math.round(seconds)} seconds`);
  expect(actions).toBeLessThanOrEqual(MOST.actions);
  expect(seconds).toBeLessThanOrEqual(MOST.seconds);

  await page.goto(await mailedPath(email, '/pre-registration/status'));
  const inReview = page.getByRole('listitem').filter({ hasText: text('business.waiting') });
  await expect(inReview).toHaveAttribute('aria-current', 'step');
});
