import type { Page } from '@playwright/test';
import { SAMPLE_LOAD } from '../pages.ts';
import { ask } from './requests.ts';

const TIME = '2026-03-02T12:00:00.000Z';

/** A contacted business of the demo data. */
const asked = (providerId: number, name: string, changed: object) => ({
  ...{ providerId, name, way: 'WHATSAPP', askedAt: TIME, changedAt: TIME, isSent: true, answer: null, price: '' },
  ...changed,
});
const load = {
  ...{
    key: SAMPLE_LOAD,
    from: 'Rosario',
    to: 'Córdoba',
    cargo: 'Soja a granel',
    weight: '28 t',
    date: '9/3',
    note: '',
  },
  ...{ createdAt: TIME, changedAt: TIME, linkEndsAt: null, isKnown: false, isChanged: true },
  asked: [
    asked(1, 'Fríos del Sur Transportes S.R.L.', { answer: 'PRICE', price: 'ARS 850.000' }),
    asked(2, 'Rota Fria Transportes Refrigerados Ltda', { isSent: false }),
  ],
};

/** Gives a visitor's browser a load and a record, before its pages open. */
export async function keepSamples(page: Page): Promise<void> {
  const { providerRecord } = await ask<{ providerRecord: object }>(
    page.context().request,
    '{ providerRecord(id: 1) { jws codePath codeSize } }',
  );
  await page.addInitScript(
    ([loads, record]) => {
      localStorage.setItem('loads', loads!);
      sessionStorage.setItem('record', record!);
    },
    [JSON.stringify({ owner: null, loads: [load], removed: [] }), JSON.stringify(providerRecord)],
  );
}

/** Gives the account that the page is signed in as an alert. Its address must be confirmed. */
export async function keepWatch(page: Page): Promise<void> {
  await ask(
    page.context().request,
    'mutation ($input: CreateWatchInput!) { createWatch(input: $input) { ... on CreateWatchPayload { watch { id } } } }',
    { input: { subject: { search: '?f=Rosario&q=granos' }, rhythm: 'DAILY' } },
  );
}
