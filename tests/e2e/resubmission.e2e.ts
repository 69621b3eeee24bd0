import { button, field, newPerson } from './account.ts';
import { expectSent, PRE_REGISTRATION, photo, send, watchSending } from './business.ts';
import { PLACE } from './place.ts';
import { sendBack } from './returned.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const draftKey = 'pre-registration-draft';

test('a provider that staff sent back is corrected by the mailed link, once', async ({ page, request, text }) => {
  await page.goto(PRE_REGISTRATION);
  await field(page, text('preRegistration.businessName')).fill('Another Draft');
  const draft = await page.evaluate((key) => localStorage.getItem(key), draftKey);

  const { email } = newPerson();
  const sent = { email, businessName: `Andes ${email}`, file: await photo(400, 300) };
  const link = await sendBack(request, sent, 'The name is no name.\n\n<b>Write</b> it as on your papers.');
  await page.goto(link);
  await expect(page).toHaveURL(/\/pre-registration$/);
  await expect(page.getByRole('heading', { name: text('resubmission.title') })).toBeVisible();
  await expect(page.getByText('<b>Write</b> it as on your papers.')).toHaveCSS(
    'white-space',
    /pre-line|preserve-breaks/,
  );
  const earlier = {
    'page.email': email,
    'preRegistration.businessName': sent.businessName,
    'preRegistration.website': /andes\.example\/cargas$/,
    'page.description': 'Refrigerated trucks across the mountains.',
    'preRegistration.service': /refrig/i,
    'preRegistration.location': PLACE.option,
    'page.contactEmail': 'cargas@andes.example',
    'page.whatsapp': '+5493415000000',
    'preRegistration.phone': '+543414000000',
  };
  for (const [id, value] of Object.entries(earlier)) {
    await field(page, text(id)).focus();
    await expect(field(page, text(id))).toHaveValue(value);
  }
  await expect(field(page, text('page.email'))).toHaveJSProperty('readOnly', true);
  await expect(page.getByText(text('preRegistration.imageKept'))).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const name = field(page, text('preRegistration.businessName'));
  await name.fill('');
  await send(page, text).click();
  await expect(page.getByRole('region', { name: text('form.problems', { count: 1 }) })).toBeFocused();
  const keys = await watchSending(page, (route, attempt) => (attempt === 1 ? route.abort() : route.continue()));
  await name.fill('Andes Fríos S.R.L.');
  await send(page, text).click();
  await expect(page.getByText(text('form.notSent'))).toBeVisible();
  await page.reload();
  await expect(page.getByText('The name is no name.')).toBeVisible();
  await expect(page.getByText(text('preRegistration.restored'))).toBeVisible();
  await expect(name).toHaveValue('Andes Fríos S.R.L.');
  await send(page, text).click();
  await expectSent(page, text);
  await expect(page.getByText(text('preRegistration.sent'), { exact: true })).toBeVisible();
  // there is no second mail to wait for
  await expect(page.getByText(text('verify.title'))).toBeHidden();
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]]);
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /mailed|resubmission/.test(key))),
  ).toEqual([]);

  await page.goto(link);
  await expect(page.getByText('This link has expired, or the registration was already sent again.')).toBeVisible();
  await expectAccessible(page);
  await button(page, text('resubmission.afresh')).click();
  await expect(name).toHaveValue('Another Draft');
  expect(await page.evaluate((key) => localStorage.getItem(key), draftKey)).toBe(draft);
});
