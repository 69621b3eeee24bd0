import type { APIRequestContext, Page } from '@playwright/test';
import { button, field, type Texts } from './account.ts';
import { choose } from './business.ts';
import { ask } from './requests.ts';
import { expect } from './test.ts';

export const QUEUE = '/bo/providers/unapproved';
/** Rosario and refrigerated transport, as the demo data has them. */
const ROSARIO = 3838583;
const REFRIGERATED = 29;

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
