import { button, newPerson } from './account.ts';
import { choose, comboBox, expectSent, fillIn, PRE_REGISTRATION, send } from './business.ts';
import { PLACE } from './place.ts';
import { ask, signInAsStaff } from './requests.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

interface Providers {
  edges: { node: { providerServices: { place: { name: string } }[] } }[];
}

test('further services are added by a word or by category, at several places, and can be removed', async ({
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
  await choose(page, text('page.otherService'), 'mudan', /mov|mudan/i);
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
    'query ($search: String) { providers(search: $search, first: 1) { edges { node { providerServices { place { name } } } } } }',
    { search: businessName },
  );
  expect(providers.edges[0]?.node.providerServices.map(({ place }) => place.name).sort()).toEqual([
    'Bahía Blanca',
    PLACE.name,
  ]);
});
