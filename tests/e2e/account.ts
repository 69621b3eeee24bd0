import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page, Request, Route } from '@playwright/test';
import { initials } from '#web/session/initials.ts';
import { mailsTo } from './mails.ts';
import { expect } from './test.ts';

export type Texts = (id: string, values?: Record<string, string | number | boolean>) => string;

export interface Person {
  displayName: string;
  email: string;
  password: string;
}

/** A new person with a unique e-mail address. */
export function newPerson(displayName = 'Ana María Paz'): Person {
  return { displayName, email: `${randomUUID()}@example.org`, password: 'a long first sentence' };
}

export function field(page: Page, label: string) {
  return page.getByLabel(label, { exact: true });
}

export function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

/** Signs up and waits for the dashboard. */
export async function signUp(page: Page, text: Texts, person: Person): Promise<void> {
  await page.goto('/users/signup');
  await field(page, text('signup.fullName')).fill(person.displayName);
  await field(page, text('page.email')).fill(person.email);
  await field(page, text('page.password')).fill(person.password);
  await button(page, text('nav.signup')).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Fills in and submits the open log-in page. */
export async function logIn(page: Page, text: Texts, { email, password }: Omit<Person, 'displayName'>): Promise<void> {
  await field(page, text('page.email')).fill(email);
  await field(page, text('page.password')).fill(password);
  await button(page, text('nav.login')).click();
}

function isPhone(page: Page): boolean {
  return page.viewportSize()!.width < 768;
}

/** The button that opens the menu of the person with this name, on a wide screen. */
export function avatarOf(page: Page, text: Texts, name: string) {
  return button(page, text('nav.accountOf', { name, initials: initials(name) }));
}

/** Opens the menu of the signed-in person: the phone's, or the avatar's. */
export async function openAccountMenu(page: Page, text: Texts, name: string): Promise<void> {
  await (isPhone(page) ? button(page, text('nav.menu')) : avatarOf(page, text, name)).click();
  await expect(accountEntry(page, text('nav.logout'))).toBeVisible();
}

export function accountEntry(page: Page, name: string) {
  if (!isPhone(page)) return page.getByRole('menuitem', { name, exact: true });
  const menu = page.getByRole('banner');
  return menu.getByRole('link', { name, exact: true }).or(menu.getByRole('button', { name, exact: true }));
}

export async function logOut(page: Page, text: Texts, name: string): Promise<void> {
  await openAccountMenu(page, text, name);
  await accountEntry(page, text('nav.logout')).click();
  await expect(page).toHaveURL(/\/$/);
}

/** The path in the newest mail to this address that leads to `page`. Waits until there is one that is not `former`. */
export async function mailedPath(email: string, page: string, former?: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        found = await findMailed(email, page, former);
        return found;
      },
      // decisions of staff are mailed once they can no longer be undone
      { timeout: 25_000 },
    )
    .toBeDefined();
  return found!;
}

/** The code that was mailed to the address of a listing for the person with the second address, who claims it. */
export async function mailedCode(listed: string, claimant: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const mail = (await mailsTo(listed)).find(({ text }) => text?.includes(claimant));
      // after its label: four digits of an address in the mail look like half of a code
      code = mail?.text?.match(/: ([A-Z\d]{4}-[A-Z\d]{4})\b/)?.[1];
      return code;
    })
    .toBeDefined();
  return code!;
}

async function findMailed(email: string, page: string, former: string | undefined): Promise<string | undefined> {
  const pattern = new RegExp(`https?://\\S+?(${page}\\?(?:token|resubmit)=[\\w.-]+)`);
  const links = (await mailsTo(email)).map(({ text }) => text?.match(pattern)?.[1]);
  return links.find((link) => link && link !== former);
}

const operations = () => JSON.parse(readFileSync('web/persisted.json', 'utf8')) as Record<string, string>;

/** The name of the GraphQL operation of a request. */
function operationName(request: Request): string | undefined {
  if (!request.url().endsWith('/graphql')) return undefined;
  const { doc_id } = request.postDataJSON() as { doc_id: string };
  return operations()[doc_id]?.match(/^(?:query|mutation) (\w+)/)?.[1];
}

/** Lets `act` handle the operations of this name instead of the server. */
export async function intercept(page: Page, name: string, act: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/graphql', (route) => (operationName(route.request()) === name ? act(route) : route.fallback()));
}
