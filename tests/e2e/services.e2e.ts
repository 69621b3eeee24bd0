import type { APIRequestContext } from '@playwright/test';
import { button, field } from './account.ts';
import { choose } from './business.ts';
import { newWord } from './place.ts';
import { ask, signInAsStaff } from './requests.ts';
import { heading, rows, toast } from './staff.ts';
import { expect, expectNoSidewaysScroll, test } from './test.ts';

const SERVICES = '/bo/services';
const OWN = { en: 'nameEn', es: 'nameEs', fr: 'nameFr', pt: 'namePt' } as const;

interface Names {
  databaseId: number;
  nameEn: string;
  nameEs: string;
  namePt: string;
}

async function findService(request: APIRequestContext, search: string): Promise<Names> {
  const { services } = await ask<{ services: { edges: { node: Names }[] } }>(
    request,
    `query ($search: String!) { services(search: $search) {
      edges { node { databaseId
        nameEn: name(language: "en") nameEs: name(language: "es") namePt: name(language: "pt") } } } }`,
    { search },
  );
  return services.edges[0]!.node;
}

test('a service is created, named in three languages and found', async ({ page, text, language }) => {
  const { request } = page.context();
  const word = newWord();
  await signInAsStaff(request);
  await page.goto(SERVICES);
  await expect(rows(page)).toHaveCount(100);

  await test.step('create', async () => {
    await page.getByRole('link', { name: text('bo.createService') }).click();
    await expect(heading(page)).toHaveText(text('bo.newService'));
    await button(page, text('bo.create')).click();
    await expect(page.getByRole('region', { name: text('form.problems', { count: 2 }) })).toBeFocused();
    await expect(toast(page, text('preRegistration.refused'))).toBeVisible();
    await expectNoSidewaysScroll(page);
    await field(page, text('bo.field.serviceName')).fill(`Grúas ${word}`);
    await choose(page, text('bo.subcategory'), 'pharma', /pharma|farma/i);
    await button(page, text('bo.create')).click();
    await expect(toast(page, text('bo.saved.service'))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${SERVICES}$`));
  });

  await test.step('edit', async () => {
    await page.getByRole('searchbox', { name: text('bo.search.services') }).fill(word);
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByText(text('bo.serviceCount', { count: 1 }))).toBeVisible();
    const list = page.url();
    await rows(page).getByRole('link').click();
    await expect(heading(page)).toHaveText(`Grúas ${word}`);
    const other = language === 'pt' ? 'nameEs' : 'namePt';
    await expect(field(page, text(`bo.field.${other}`))).toHaveValue(`Grúas ${word}`);
    await field(page, text(`bo.field.${other}`)).fill(`Guindastes ${word}`);
    await field(page, text('bo.field.serviceName')).fill(`Cranes ${word}`);
    await button(page, text('bo.save')).click();
    await expect(toast(page, text('bo.saved.service'))).toBeVisible();
    await expect(page).toHaveURL(list);
    await expect(rows(page)).toContainText(`Cranes ${word}`);
    const stored = await findService(request, word);
    expect(stored).toMatchObject({ [other]: `Guindastes ${word}`, [OWN[language]]: `Cranes ${word}` });
    expect(Object.values(stored)).toContain(`Grúas ${word}`);
  });
});
