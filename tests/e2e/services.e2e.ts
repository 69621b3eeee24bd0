import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { SYNONYMS } from '#shared/synonyms.ts';
import { button, field, intercept } from './account.ts';
import { choose } from './business.ts';
import { ask, signInAsStaff } from './requests.ts';
import { heading, rows, toast } from './staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const SERVICES = '/bo/services';
const OWN = { en: 'nameEn', es: 'nameEs', pt: 'namePt' } as const;

interface Names {
  databaseId: number;
  nameEn: string;
  nameEs: string;
  namePt: string;
  subcategory: { databaseId: number; name: string };
  synonyms: string[];
}

async function findService(request: APIRequestContext, search: string): Promise<Names> {
  const { services } = await ask<{ services: { edges: { node: Names }[] } }>(
    request,
    `query ($search: String!) { services(search: $search) {
      edges { node { databaseId nameEn nameEs namePt subcategory { databaseId name } synonyms } } } }`,
    { search },
  );
  return services.edges[0]!.node;
}

async function addService(request: APIRequestContext, name: string): Promise<number> {
  const { createService } = await ask<{ createService: { service: { databaseId: number } } }>(
    request,
    'mutation ($input: ServiceInput!) { createService(input: $input) { service { databaseId } } }',
    { input: { name, subcategoryId: 1 } },
  );
  return createService.service.databaseId;
}

test('a service is created, named in three languages and found @widths', async ({ page, text, language }) => {
  const { request } = page.context();
  const word = randomUUID().slice(0, 8);
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
    await choose(page, text('bo.field.subcategory'), 'pharma', /pharma|farma/i);
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

test('other words for a service are edited one a line, and stay typed where the server refuses them', async ({
  page,
  text,
}) => {
  const { request } = page.context();
  const word = randomUUID().slice(0, 8);
  await signInAsStaff(request);
  const id = await addService(request, `Cranes ${word}`);
  await page.goto(`${SERVICES}/${id}`);
  const words = field(page, text('bo.field.synonyms'));
  const typed = `Grúa\n\n  guindaste \n${'x'.repeat(61)}`;
  await words.fill(typed);
  await expect(page.getByText(`3 / ${SYNONYMS.max}`)).toBeVisible();
  await button(page, text('bo.save')).click();
  const refusal = text('service.synonymTooLong', { word: 'x'.repeat(20), max: 60 });
  await expect(words).toHaveAccessibleDescription(new RegExp(refusal));
  await expect(words).toHaveValue(typed);
  await expectAccessible(page);
  await words.fill('Grúa\n\n  guindaste \ngrua');
  await button(page, text('bo.save')).click();
  await expect(toast(page, text('bo.saved.service'))).toBeVisible();
  expect((await findService(request, word)).synonyms).toEqual(['Grúa', 'guindaste']);
  await page.goto(`${SERVICES}/${id}`);
  await expect(words).toHaveValue('Grúa\nguindaste');
});

test('a stale save of a service shows both versions, and typed text is lost neither by a link nor by switching the language', async ({
  page,
  text,
}) => {
  const { request } = page.context();
  const word = randomUUID().slice(0, 8);
  await signInAsStaff(request);
  const id = await addService(request, `Mudanzas ${word}`);
  await page.goto(`${SERVICES}/${id}`);
  await field(page, text('bo.field.serviceName')).fill(`Mine ${word}`);
  await ask(
    request,
    'mutation ($id: Int!, $input: ServiceInput!) { updateService(databaseId: $id, input: $input) { service { id } } }',
    { id, input: { name: `Theirs ${word}`, subcategoryId: 1 } },
  );
  await button(page, text('bo.save')).click();
  const notice = page.getByRole('region', { name: text('bo.stale.service') });
  await expect(notice).toBeFocused();
  await expect(notice.getByRole('row').filter({ hasText: `Mine ${word}` })).toContainText(`Theirs ${word}`);
  await expectAccessible(page);
  await button(page, text('stale.keep')).click();
  await expect(field(page, text('bo.field.serviceName'))).toHaveValue(`Theirs ${word}`);
  await expect(notice).toBeHidden();
  await expect(page.getByText(text('bo.unsaved'))).toBeHidden();

  await field(page, text('bo.field.serviceName')).fill(`Half ${word}`);
  await page.getByRole('link', { name: text('bo.home') }).click();
  const question = page.getByRole('alertdialog', { name: text('bo.leave') });
  await question.getByRole('button', { name: text('bo.leave.stay') }).click();
  await button(page, 'Language: English').click();
  await button(page, 'Español').click();
  await expect(field(page, 'Nombre del servicio')).toHaveValue(`Mudanzas ${word}`);
  await expect(field(page, 'Nombre en inglés')).toHaveValue(`Half ${word}`);
  await button(page, 'Guardar cambios').click();
  await expect(toast(page, 'Servicio guardado correctamente')).toBeVisible();
  expect(await findService(request, word)).toMatchObject({ nameEn: `Half ${word}`, nameEs: `Mudanzas ${word}` });
});

test('services that are not found, do not exist, or could not be loaded', async ({ page, text }) => {
  await signInAsStaff(page.context().request);
  await page.goto(`${SERVICES}?q=zzzzzz`);
  await expect(page.getByText(text('bo.noMatch', { search: 'zzzzzz' }))).toBeVisible();
  await expectAccessible(page);
  await button(page, text('bo.clearSearch')).click();
  await expect(rows(page)).toHaveCount(100);
  await page.getByRole('link', { name: text('bo.nextPage') }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.goto(`${SERVICES}/2000000000`);
  await expect(heading(page)).toHaveText(text('bo.missing.service'));

  let isBroken = true;
  await intercept(page, 'servicesLoaderQuery', (route) => (isBroken ? route.abort() : route.fallback()));
  await page.goto(SERVICES);
  await expect(page.getByText(text('bo.failed.services')).first()).toBeVisible();
  isBroken = false;
  await button(page, text('loading.retry')).click();
  await expect(rows(page)).toHaveCount(100);
});
