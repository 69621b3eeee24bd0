import { button, field } from './account.ts';
import { choose } from './business.ts';
import { newWord } from './place.ts';
import { signInAsStaff } from './requests.ts';
import { approve, enter, toast } from './staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test('a branch is entered with its phone and hours, which are public', async ({ page, text }) => {
  await signInAsStaff(page.request);
  const { databaseId } = await enter(page.request, `Sucursales ${newWord()}`);
  await approve(page.request, databaseId);
  await page.goto(`/bo/providers/${databaseId}`);
  await button(page, text('bo.addBranch')).click();
  await choose(page, text('bo.place'), 'bahia bl', /^Bahía Blanca/);
  await field(page, text('bo.branchName')).fill('Depósito Norte');
  await field(page, text('bo.phone')).fill('0291 456-0000');
  // arriving later, it moves the button while it is pressed
  await expect(page.getByText('+54 291 456 0000')).toBeVisible();
  await button(page, text('bo.hours.add')).click();
  await button(page, text('bo.hours.add')).click();
  const sunday = page.getByRole('checkbox', { name: text('hours.Su') }).last();
  // the input is visually hidden, so it is checked by keyboard
  await sunday.press('Space');
  await expect(sunday).toBeChecked();
  await field(page, text('bo.hours.closes')).last().fill('');
  await button(page, text('bo.save')).click();
  const problem = page.getByRole('link', { name: text('branch.hours') });
  await problem.click();
  await expect(button(page, text('bo.hours.add'))).toBeFocused();
  await field(page, text('bo.hours.closes')).last().fill('13:30');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await button(page, text('bo.save')).click();
  await expect(toast(page, text('bo.saved.provider'))).toBeVisible();

  await page.goto(`/providers/${databaseId}`);
  const branch = page.getByRole('region', { name: text('provider.branches') }).getByRole('listitem');
  await expect(branch).toHaveCount(1);
  await expect(branch.getByRole('heading')).toHaveText('Depósito Norte');
  const call = text('provider.callBranch', { name: 'Depósito Norte', number: '+54 291 456 0000' });
  await expect(branch.getByRole('link', { name: call })).toHaveAttribute('href', 'tel:+542914560000');
  const days = `${text('hours.Sa')}–${text('hours.Su')}`;
  await expect(branch.getByRole('term').filter({ hasText: days })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
