import { button, field } from './account.ts';
import { choose, choosePicture, fillIn, keptPictures, PRE_REGISTRATION, photo } from './business.ts';
import { expect, expectAccessible, test } from './test.ts';
import { expectApp } from './written.ts';

test('typed text and a chosen image survive a reload, with what is typed while a slow browser restores the draft, and can be discarded', async ({
  page,
  context,
  text,
}) => {
  await page.goto(PRE_REGISTRATION);
  await expectApp(page);
  await expect(page.getByText(text('preRegistration.restored'))).toBeHidden();

  await test.step('what is typed while a slow browser restores the draft stays', async () => {
    await field(page, text('page.email')).fill('ana@example.org');
    const slow = await context.newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.reload();
    await field(page, text('preRegistration.businessName')).fill('Otra Empresa');
    await choose(page, text('preRegistration.service'), 'refri', /refrig/i);
    await expect(page.getByText(text('preRegistration.restored'))).toBeVisible();
    await expect(field(page, text('page.email'))).toHaveValue('ana@example.org');
    await expect(field(page, text('preRegistration.businessName'))).toHaveValue('Otra Empresa');
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await button(page, text('preRegistration.afresh')).click();
    await expect(field(page, text('preRegistration.service'))).toHaveValue('');
  });

  await fillIn(page, text, 'ana@example.org');
  await choosePicture(page, text, 'truck.jpg', await photo(400, 300));
  await expect.poll(() => keptPictures(page)).toBe(1);
  await page.reload();
  await expect(page.getByText('truck.jpg').first()).toBeVisible();
  const kept = {
    [text('page.email')]: 'ana@example.org',
    [text('preRegistration.businessName')]: 'Transandes S.R.L.',
    [text('page.contactEmail')]: 'cargas@transandes.example',
    [text('preRegistration.website')]: 'www.transandes.example/flota',
    [text('page.description')]: 'Cargas refrigeradas entre Córdoba y São Paulo.',
    [text('preRegistration.service')]: /./,
    [text('preRegistration.location')]: /./,
  };
  for (const [label, value] of Object.entries(kept)) await expect(field(page, label)).toHaveValue(value);
  await expect(page.getByText(text('preRegistration.restored'))).toBeVisible();
  await expectAccessible(page);
  await button(page, text('preRegistration.afresh')).click();
  for (const label of Object.keys(kept)) await expect(field(page, label)).toHaveValue('');
  await expect(field(page, text('page.email'))).toBeFocused();
  await expect.poll(() => keptPictures(page)).toBe(0);
  await page.reload();
  await expect(page.getByText('truck.jpg')).toHaveCount(0);
  await expect(field(page, text('page.email'))).toHaveValue('');
  await expect(page.getByText(text('preRegistration.restored'))).toBeHidden();
});
