import type { Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { button, field, type Texts } from './account.ts';
import { PLACE } from './place.ts';
import { expect } from './test.ts';

export const PRE_REGISTRATION = '/pre-registration';

/** A photo with the metadata of a phone. */
export async function photo(width = 800, height = 600): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return await sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 80 })
    .withExif({ IFD0: { Make: 'Test', Model: 'Camera' } })
    .toBuffer();
}

export function comboBox(page: Page, name: string) {
  return page.getByRole('combobox', { name, exact: true });
}

/**
 * Types into a selector and picks the first option of this name, by keyboard: a click makes Playwright scroll when the
 * list has just moved to the other side of its field, and scrolling closes the list.
 */
export async function choose(page: Page, label: string, typed: string, option: string | RegExp): Promise<void> {
  await comboBox(page, label).click();
  await page.keyboard.type(typed);
  const wanted = page.getByRole('option', { name: option }).first();
  await expect(wanted).toBeVisible();
  const before = await wanted.evaluate((element) => {
    const options = [...element.closest('[role=listbox]')!.querySelectorAll('[role=option]')];
    return options.indexOf(element);
  });
  for (let at = 0; at <= before; at++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
}

/** Fills in the whole form except for the picture, like a person typing. */
export async function fillIn(
  page: Page,
  text: Texts,
  email: string,
  businessName = 'Transandes S.R.L.',
): Promise<void> {
  await field(page, text('page.email')).fill(email);
  await field(page, text('preRegistration.businessName')).fill(businessName);
  await field(page, text('preRegistration.website')).fill('www.transandes.example/flota');
  await field(page, text('page.description')).fill('Cargas refrigeradas entre Córdoba y São Paulo.');
  await choose(page, text('preRegistration.service'), 'refri', /refrig/i);
  await choose(page, text('preRegistration.location'), PLACE.typed, PLACE.option);
  await field(page, text('page.contactEmail')).fill('cargas@transandes.example');
  await field(page, text('page.whatsapp')).fill('+54 9 (341) 555-1234');
  await field(page, text('preRegistration.phone')).fill('0341 455-1234');
}

export async function choosePicture(page: Page, text: Texts, name: string, buffer: Buffer, mimeType = 'image/jpeg') {
  await page.getByLabel(text('preRegistration.image')).setInputFiles({ name, mimeType, buffer });
  await expect(button(page, text('file.remove'))).toBeVisible();
}

export function send(page: Page, text: Texts) {
  return button(page, text('page.send'));
}

export async function expectSent(page: Page, text: Texts): Promise<void> {
  await expect(page).toHaveURL(/\/pre-registration\/success$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('preRegistration.successTitle'));
}

/** Lets `act` handle submissions instead of the server. Returns the list of idempotency keys, which grows with each. */
export async function watchSending(page: Page, act: (route: Route, attempt: number) => Promise<void>) {
  const keys: string[] = [];
  await page.route('**/graphql', async (route) => {
    const request = route.request();
    if (!request.headers()['content-type']?.startsWith('multipart/form-data')) return route.fallback();
    const sent = request.postDataBuffer()?.toString('latin1') ?? '';
    keys.push(sent.match(/"idempotencyKey":"([\da-f-]{36})"/)?.[1] ?? sent.slice(0, 300));
    await act(route, keys.length);
  });
  return keys;
}

/** The number of pictures of drafts in the browser. */
export function keptPictures(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('drafts');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const count = db.transaction('pictures').objectStore('pictures').count();
          count.onsuccess = () => {
            db.close();
            resolve(count.result);
          };
        };
      }),
  );
}
