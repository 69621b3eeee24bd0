import { button, field, mailedPath, newPerson } from './account.ts';
import { fillIn, PRE_REGISTRATION, send } from './business.ts';
import { newWord } from './place.ts';
import { signInAsStaff } from './requests.ts';
import { decide } from './staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test('an e-mail address is confirmed once, and the dashboard shows every state of the business, with the next step', async ({
  page,
  request,
  text,
}) => {
  const ana = newPerson();
  const businessName = `Andes ${newWord()}`;
  await page.goto(PRE_REGISTRATION);
  await fillIn(page, text, ana.email, businessName);
  await send(page, text).click();
  await page.goto(await mailedPath(ana.email, '/users/verify-email'));
  await button(page, text('verify.submit')).click();
  await expectAccessible(page);

  // the same link proves the address of the account created now
  await field(page, text('signup.fullName')).fill(ana.displayName);
  await expect(field(page, text('page.email'))).toHaveValue(ana.email);
  await field(page, text('page.password')).fill(ana.password);
  await button(page, text('nav.signup')).click();
  const business = page.getByRole('listitem').filter({ hasText: businessName });
  await expect(business.getByText(text('business.waiting'), { exact: true }).first()).toBeVisible();

  await signInAsStaff(request);
  const { rows } = await (
    await request.get(`/api/providers/unapproved?${new URLSearchParams({ q: businessName })}`)
  ).json();
  await decide(request, rows[0].id, 'CHANGES_REQUESTED', { reason: 'Falta el teléfono.' });
  await page.reload();
  await expect(business.getByText(text('page.changesRequested'), { exact: true }).first()).toBeVisible();
  await expect(business.getByText('Falta el teléfono.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await button(page, text('dashboard.correct')).click();
  await expect(field(page, text('preRegistration.businessName'))).toHaveValue(businessName);
  await expect(field(page, text('page.email'))).toHaveValue(ana.email);
  await send(page, text).click();
  await page.getByRole('link', { name: text('page.dashboard') }).click();
  await expect(business.getByText(text('business.waiting'), { exact: true }).first()).toBeVisible();

  await decide(request, rows[0].id, 'REJECTED', { reason: 'Ya está en el directorio.' });
  await page.reload();
  await expect(business.getByText(text('business.rejected'), { exact: true }).first()).toBeVisible();
  await expect(business.getByText('Ya está en el directorio.')).toBeVisible();
  await expect(business.getByRole('link', { name: text('dashboard.writeToUs') })).toHaveAttribute('href', /^mailto:/);
  await expect(button(page, text('dashboard.correct'))).toBeHidden();

  await decide(request, rows[0].id, 'APPROVED');
  await page.reload();
  await expect(business.getByText(text('business.approved'), { exact: true }).first()).toBeVisible();
  await business.getByRole('link', { name: text('dashboard.seePage') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(businessName);

  // hidden, but still the owner's
  await decide(request, rows[0].id, 'SUSPENDED', { reason: 'Revisamos el seguro.' });
  await page.goto('/dashboard');
  await expect(business.getByRole('link', { name: text('page.edit') })).toBeHidden();
  await business.getByRole('link', { name: text('page.people') }).click();
  await expect(page.getByText(ana.email)).toBeVisible();
});
