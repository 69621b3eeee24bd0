import type { APIRequestContext, Page } from '@playwright/test';
import { decisionDocument, VERBS } from '#server/providers/moderation/restForm.ts';
import { button, field, type Texts } from './account.ts';
import { choose } from './business.ts';
import { PLACE } from './place.ts';
import { ask } from './requests.ts';
import { expect } from './test.ts';

export const QUEUE = '/bo/providers/unapproved';
/** Refrigerated transport, in the demo data. */
const REFRIGERATED = 29;

export interface Entered {
  databaseId: number;
  version: number;
}

/** Creates a pending provider with an e-mail address and a service. */
export async function enter(request: APIRequestContext, businessName: string, more: object = {}): Promise<Entered> {
  const provider = {
    businessName,
    placeId: PLACE.databaseId,
    contacts: [{ id: 'n1', contactType: 'EMAIL', contactValue: 'cargas@andes.example' }],
    services: [{ id: 'n1', serviceId: REFRIGERATED, placeId: PLACE.databaseId }],
    ...more,
  };
  const { createProvider } = await ask<{ createProvider: { provider: Entered } }>(
    request,
    `mutation ($input: CreateProviderInput!) {
      createProvider(input: $input) { ... on CreateProviderPayload { provider { databaseId version } } } }`,
    { input: { provider } },
  );
  return createProvider.provider;
}

/** Decides about a provider as staff. The applicant gets a mail unless it is `isSilent`. */
export async function decide(
  request: APIRequestContext,
  databaseId: number,
  kind: 'APPROVED' | 'CHANGES_REQUESTED' | 'REJECTED' | 'SUSPENDED',
  more: { reason?: string; isSilent?: true } = {},
): Promise<void> {
  await ask(request, decisionDocument([VERBS[kind]!], 'undoSeconds'), {
    input: { providers: [{ id: databaseId, expectedVersion: 0, force: true }], ...more },
  });
}

export const approve = (request: APIRequestContext, databaseId: number) =>
  decide(request, databaseId, 'APPROVED', { isSilent: true });

export function heading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

/** The rows of a loaded list: neither placeholders nor former rows. */
export function rows(page: Page) {
  return page
    .locator('table:not([aria-busy="true"])')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
}

/** Opens the queue filtered by these names, and waits until it shows this number. */
export async function openQueue(page: Page, search: string, count: number): Promise<void> {
  await page.goto(`${QUEUE}?${new URLSearchParams({ q: search, sort: 'businessName:asc' })}`);
  await expect(rows(page)).toHaveCount(count);
}

/** Fills in the required fields of a provider. */
export async function fillInProvider(page: Page, text: Texts, businessName: string): Promise<void> {
  await field(page, text('bo.field.businessName')).fill(businessName);
  await choose(page, text('bo.field.city'), PLACE.typed, PLACE.option);
  await button(page, text('bo.addService')).click();
  await choose(page, text('app.service'), 'refri', /refrig/i);
  await choose(page, text('bo.location'), PLACE.typed, PLACE.option);
}

/** The toast with this text. */
export function toast(page: Page, text: string) {
  return page.getByRole('alertdialog').filter({ hasText: text });
}
