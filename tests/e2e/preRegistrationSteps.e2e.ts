import { button, field, newPerson } from './account.ts';
import { choose, comboBox, expectSent, fillIn, PRE_REGISTRATION, send } from './business.ts';
import { PLACE } from './place.ts';
import { ask, signInAsStaff } from './requests.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

interface Providers {
  edges: { node: { providerServices: { address: { name: string } }[] } }[];
}

test('what is typed shows on the card and as steps done, and is checked when its field is left @widths', async ({
  page,
  text,
}) => {
  await page.goto(PRE_REGISTRATION);
  const card = page.getByRole('region', { name: text('preRegistration.preview') }).getByRole('article');
  const steps = page.getByRole('list', { name: text('preRegistration.steps') });
  const done = steps.getByText(text('preRegistration.stepDone'));
  await field(page, text('form.email')).fill('ana');
  await field(page, text('preRegistration.businessName')).fill('Transandes');
  await expect(field(page, text('form.email'))).toHaveAccessibleDescription(new RegExp(text('email.format')));
  await expect(field(page, text('preRegistration.whatsapp'))).not.toHaveAttribute('aria-invalid', 'true');
  await expect(done).toHaveCount(0);
  await fillIn(page, text, newPerson().email);
  await expect(field(page, text('form.email'))).not.toHaveAttribute('aria-invalid', 'true');
  await expect(done).toHaveCount(3);
  for (const part of ['Transandes S.R.L.', 'Cargas refrigeradas entre', PLACE.name, 'cargas@transandes.example'])
    await expect(card).toContainText(part);
  await expect(card.getByRole('link')).toHaveCount(0);
  const [preview, submit] = await Promise.all([card.boundingBox(), send(page, text).boundingBox()]);
  expect(preview!.y).toBeLessThan(submit!.y);

  // the first service need not be typed either
  await button(page, text('preRegistration.browseFirst')).click();
  const category = page.locator('details').last();
  await category.locator('summary').click();
  const service = category.getByRole('button').last();
  const name = (await service.textContent())!;
  await service.click();
  await expect(comboBox(page, text('preRegistration.service'))).toHaveValue(name);
  await expect(card).toContainText(name);
  await expect(button(page, text('preRegistration.browseFirst'))).toBeFocused();
});

test('further services are added by a word or by category, at several places, and can be removed @widths', async ({
  page,
  request,
  text,
}) => {
  const { email } = newPerson();
  const businessName = `Andes ${crypto.randomUUID()}`;
  const offers = page.getByRole('button', {
    name: new RegExp(text('preRegistration.removeOffer', { service: '.*', place: '.*' })),
  });
  await page.goto(PRE_REGISTRATION);
  await fillIn(page, text, email, businessName);
  await button(page, text('preRegistration.addService')).click();
  await choose(page, text('preRegistration.anotherService'), 'mudan', /mov|mudan/i);
  await expect(offers).toHaveCount(1);
  await comboBox(page, text('preRegistration.anotherPlace')).fill('');
  await choose(page, text('preRegistration.anotherPlace'), 'bahia bl', /^Bahía Blanca/);
  const category = page.locator('details').first();
  await category.locator('summary').click();
  const services = category.getByRole('button');
  await services.nth(0).click();
  await services.nth(1).click();
  await expect(services.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(offers).toHaveCount(3);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await services.nth(1).click();
  await expect(offers).toHaveCount(2);
  await offers.first().click();
  await expect(offers).toHaveCount(1);
  await expect(button(page, text('preRegistration.addService'))).toBeFocused();
  await page.reload();
  await expect(offers).toHaveCount(1);

  await send(page, text).click();
  await expectSent(page, text);
  await signInAsStaff(request);
  const { providers } = await ask<{ providers: Providers }>(
    request,
    'query ($search: String) { providers(search: $search, first: 1) { edges { node { providerServices { address { name } } } } } }',
    { search: businessName },
  );
  expect(providers.edges[0]?.node.providerServices.map(({ address }) => address.name).sort()).toEqual([
    'Bahía Blanca',
    PLACE.name,
  ]);
});
