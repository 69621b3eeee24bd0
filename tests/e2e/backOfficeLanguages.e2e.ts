import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { languageNames } from '#web/i18n/language.ts';
import { staffPages } from '../pages.ts';
import { button, newPerson } from './account.ts';
import { photo } from './business.ts';
import { englishOn } from './englishTexts.ts';
import { ask, signInAsStaff } from './requests.ts';
import { enterQueue } from './returned.ts';
import { decide, enter, heading, QUEUE, rows } from './staff.ts';
import { expect, test } from './test.ts';
import { written } from './written.ts';

// each page is loaded in one of the two other languages on a desktop, and then shown in the other one, on a phone too
test.use({ locale: 'es-AR' });

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 800 };
const REASON = 'Falta el teléfono.';
const DATE_OF_A_PROGRAM = /\d{4}-\d\d-\d\dT/;
const HASH = /\b[0-9a-f]{32}\b/;

/** A page in the reader's language, loaded whole. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(written(page)).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Two providers that look alike; one was changed and rejected. */
async function makeHistory(request: APIRequestContext): Promise<{ rejected: number; waiting: number }> {
  const name = `Fletes ${randomUUID()}`;
  const { databaseId: waiting } = await enter(request, `${name} S.A.`);
  const { databaseId: rejected } = await enter(request, `${name} SRL`);
  const stored = await (await request.get(`/api/providers/${rejected}`)).json();
  await request.put(`/api/providers/${rejected}`, { data: { ...stored, commercialName: 'Cargas', services: [] } });
  await decide(request, rejected, 'REJECTED', { reason: REASON, isSilent: true });
  return { rejected, waiting };
}

/** The page of a partner with a token and a webhook. */
async function makePartner(request: APIRequestContext): Promise<string> {
  const { createPartner } = await ask<{ createPartner: { partner: { databaseId: number } } }>(
    request,
    'mutation ($input: PartnerInput!) { createPartner(input: { partner: $input }) { ... on CreatePartnerPayload { partner { databaseId } } } }',
    { input: { name: `Socio ${randomUUID()}`, contactEmail: 'socio@andes.example' } },
  );
  const { databaseId } = createPartner.partner;
  await ask(
    request,
    `mutation ($token: CreateAccessTokenInput!, $webhook: CreateWebhookEndpointInput!) {
      createAccessToken(input: $token) { ... on CreateAccessTokenPayload { token } }
      createWebhookEndpoint(input: $webhook) { ... on CreateWebhookEndpointPayload { secret } }
    }`,
    {
      token: { partnerId: databaseId, name: 'TMS', scopes: ['SEARCH_READ'], expiresInDays: 30 },
      webhook: { partnerId: databaseId, url: 'https://127.0.0.1/', eventTypes: ['PROVIDER_APPROVED'] },
    },
  );
  return `/bo/partners/${databaseId}`;
}

/** The page of a checked register with everything that its rows can say. */
async function makeImport(request: APIRequestContext): Promise<string> {
  const place = 'Rosario, Santa Fe, Argentina';
  const name = `Fletes ${randomUUID()}`;
  const lines = [
    'LEGAL_NAME;PHY_CITY;E-mail;Giro;CRGO_MEAT;Notas de la oficina',
    `${name};${place};no-es-correo;cadena de frio y mas;X;1`,
    `${name} SA;${place};;Xqzw;;2`,
    ';Xqzwville;;;;3',
  ];
  const file = { name: 'registro.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
  const { id } = await (await request.post('/api/providers/import', { multipart: { file } })).json();
  await expect
    .poll(async () => (await (await request.get(`/api/providers/import/${id}`)).json()).status, { timeout: 60_000 })
    .toBe('checked');
  return `/bo/providers/import/${id}`;
}

/** The language of the page. */
const shown = async (page: Page) => (await page.locator('html').getAttribute('lang'))!;

const expectNoEnglish = async (page: Page) => expect(await englishOn(page, await shown(page))).toEqual([]);

/** Chooses the other one of the two languages. */
async function switchLanguage(page: Page): Promise<void> {
  const other = (await shown(page)) === 'es' ? 'pt' : 'es';
  await page.getByRole('button', { name: /^Idioma: / }).click();
  await button(page, languageNames[other]).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Expects that a list has room for fifteen rows, also if it has fewer. */
async function expectRoom(page: Page): Promise<void> {
  const room = await rows(page).evaluateAll(([first]) => {
    const { top, height } = first!.getBoundingClientRect();
    return Math.floor((innerHeight - top) / height);
  });
  expect(room).toBeGreaterThanOrEqual(15);
}

const PAGES = staffPages.map(([path]) => path).filter((path) => path.startsWith('/bo'));
const LISTS = [QUEUE, ...['providers', 'services', 'users', 'partners', 'files', 'logs'].map((list) => `/bo/${list}`)];

for (const half of [0, 1])
  test(`each screen of the back office is in the language of its reader, and a list has room for fifteen rows, part ${half + 1}`, async ({
    page,
  }) => {
    const { request } = page.context();
    await signInAsStaff(request);
    await enterQueue(request, {
      email: newPerson().email,
      businessName: `Fletes ${randomUUID()}`,
      file: await photo(),
    });
    const partner = await makePartner(request);
    const more = half === 0 ? partner : await makeImport(request);
    for (const path of [more, ...PAGES.filter((_, index) => index % 2 === half)])
      await test.step(path, async () => {
        await page.setViewportSize(DESKTOP);
        await open(page, path);
        await expectNoEnglish(page);
        const isList = LISTS.includes(path);
        if (isList) await expectRoom(page);
        await switchLanguage(page);
        if (isList) await expectRoom(page);
        await page.setViewportSize(PHONE);
        await expectNoEnglish(page);
      });
  });

test('the log, the history and the comparison of providers are in the language of the reader', async ({
  page,
  text,
}) => {
  const { request } = page.context();
  await signInAsStaff(request);
  const { rejected, waiting } = await makeHistory(request);
  const expectNative = async () => {
    await expectNoEnglish(page);
    const main = await page.locator('body').innerText();
    expect(main).not.toMatch(DATE_OF_A_PROGRAM);
    expect(main).not.toMatch(HASH);
  };

  await open(page, `/bo/providers/${rejected}`);
  const decision = page.getByRole('listitem').filter({ hasText: text('log.providerRejected') });
  await expect(decision).toHaveCount(1);
  await expect(decision).toContainText(REASON);
  await expect(decision).toContainText(text('bo.history.silent'));
  await expect(page.getByRole('listitem').filter({ hasText: text('log.providerChanged') })).toContainText('Cargas');
  await expectNative();
  await switchLanguage(page);
  await expectNative();
  await switchLanguage(page);

  await open(page, `/bo/providers/${waiting}`);
  await button(page, text('bo.compare')).first().click();
  await expect(page.getByRole('dialog', { name: text('bo.compare.title') })).toBeVisible();
  await expectNative();

  await open(page, `/bo/logs?q=${encodeURIComponent(text('log.providerRejected'))}`);
  await expect(rows(page).first()).toContainText(text('log.providerRejected'));
  await expectNative();
  await rows(page).first().getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByRole('term').first()).toBeVisible();
  await expectNative();
});
