import type { APIRequestContext, Page } from '@playwright/test';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { demoAdmin } from '../demoAdmin.ts';
import { button, field, type Texts } from './account.ts';
import { choose } from './business.ts';
import { expect } from './test.ts';

const headers = { 'Accept-Language': 'en' };

export const QUEUE = '/bo/providers/unapproved';
/** Rosario and refrigerated transport, as the demo data has them. */
const ROSARIO = 3838583;
const REFRIGERATED = 29;

/** Asks the server as whoever `request` is signed in as. */
export async function ask<Data>(request: APIRequestContext, query: string, variables: object = {}): Promise<Data> {
  const answer = await (await request.post('/graphql', { headers, data: { query, variables } })).json();
  expect(answer.errors).toBeUndefined();
  return answer.data;
}

/** What the page does in the background; empty where the server asks for nothing. */
export async function proof(request: APIRequestContext): Promise<string> {
  const { botCheckChallenge } = await ask<{ botCheckChallenge: string | null }>(request, '{ botCheckChallenge }');
  if (!botCheckChallenge) return '';
  const challenge = JSON.parse(botCheckChallenge);
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
}

/** Signs in as the super admin, without the form. A page's is `page.context().request`. */
export async function signInAsStaff(request: APIRequestContext): Promise<void> {
  const data = { ...demoAdmin, recaptchaToken: await proof(request) };
  await expect(await request.post('/api/auth/signin', { headers, data })).toBeOK();
}

export interface Entered {
  databaseId: number;
  version: number;
}

/** Enters a provider that waits for approval, with an e-mail and a service. */
export async function enter(request: APIRequestContext, businessName: string, more: object = {}): Promise<Entered> {
  const input = {
    businessName,
    addressId: ROSARIO,
    contacts: [{ id: 'n1', contactType: 'EMAIL', contactValue: 'cargas@andes.example' }],
    services: [{ id: 'n1', serviceId: REFRIGERATED, addressId: ROSARIO }],
    ...more,
  };
  const { createProvider } = await ask<{ createProvider: { provider: Entered } }>(
    request,
    'mutation ($input: ProviderInput!) { createProvider(input: $input) { provider { databaseId version } } }',
    { input },
  );
  return createProvider.provider;
}

export async function approve(request: APIRequestContext, databaseId: number): Promise<void> {
  await ask(request, 'mutation ($input: DecideProviderInput!) { decideProvider(input: $input) { undoSeconds } }', {
    input: { databaseId, kind: 'APPROVED', silent: true },
  });
}

export function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

/** Those of a list that is here: neither the empty rows while it loads, nor the former ones until the next come. */
export function rows(page: Page) {
  return page
    .locator('table:not([aria-busy="true"])')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
}

/** The queue, narrowed to these names, once it shows as many. */
export async function openQueue(page: Page, search: string, count: number): Promise<void> {
  await page.goto(`${QUEUE}?${new URLSearchParams({ q: search, sort: 'businessName:asc' })}`);
  await expect(rows(page)).toHaveCount(count);
}

/** Fills in what a provider needs. */
export async function fillInProvider(page: Page, text: Texts, businessName: string): Promise<void> {
  await field(page, text('bo.field.businessName')).fill(businessName);
  await choose(page, text('bo.field.city'), 'rosario', /^Rosario, Santa Fe/);
  await button(page, text('bo.addService')).click();
  await choose(page, text('bo.service'), 'refri', /refrig/i);
  await choose(page, text('bo.location'), 'mendoza', /^Mendoza/);
}

/** What a toast says, whichever is shown. */
export function toast(page: Page, text: string) {
  return page.getByRole('alertdialog').filter({ hasText: text });
}
