import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { button, field, intercept, mailedCode, mailedPath, newPerson, type Person } from '../../tests/e2e/account.ts';
import { mailsTo } from '../../tests/e2e/mails.ts';
import { ask, enterAs } from '../../tests/e2e/requests.ts';
import { enterQueue, LISTED } from '../../tests/e2e/returned.ts';
import { approve } from '../../tests/e2e/staff.ts';
import { expect } from '../../tests/e2e/test.ts';
import { drawMails } from './drawMails.ts';
import type { Scene, Text } from './scene.ts';
import { truckPhoto } from './truckPhoto.ts';

/** A new user with an address as short as real ones. */
const personOf = (displayName: string, name: string): Person => ({
  ...newPerson(displayName),
  email: `${name}.${randomUUID().slice(0, 4)}@example.org`,
});

let owner: Person;
/** The id of a published business of another user. */
let unclaimed: number;

/** Signs in the owner of a published business and of one in review. `staff` is a request context of staff. */
export async function enterOwner(context: BrowserContext, staff: APIRequestContext, language: string): Promise<void> {
  owner = personOf('Ana María Paz', 'ana.paz');
  await enterAs(context.request, owner);
  await confirmEmail(context.request, owner);
  const file = await truckPhoto();
  const published = await enterQueue(
    staff,
    {
      email: owner.email,
      businessName: 'Transportes Refrigerados y Logística Integral del Noroeste S.R.L.',
      description:
        'Cargas refrigeradas entre Salta, Jujuy y Buenos Aires, con 18 semirremolques y termógrafo continuo.',
      file,
    },
    language,
  );
  await approve(staff, published);
  await enterQueue(
    staff,
    {
      email: owner.email,
      businessName: 'Depósitos del Litoral',
      description: 'Depósito con frío, y reparto en Rosario.',
    },
    language,
  );
  unclaimed = await enterQueue(
    staff,
    { email: newPerson().email, businessName: `Fletes del Plata ${randomUUID().slice(0, 4)}` },
    language,
  );
  await approve(staff, unclaimed);
}

async function confirmEmail(request: APIRequestContext, { email }: Person): Promise<void> {
  const [token] = (await mailedPath(email, '/users/verify-email')).split('token=').slice(-1);
  await ask(request, 'mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { __typename } }', {
    input: { token },
  });
}

/** Signs a moderator in. */
export async function enterModerator(context: BrowserContext, staff: APIRequestContext): Promise<void> {
  const moderator = personOf('Bea Lima', 'bea.lima');
  await enterAs(context.request, moderator);
  await confirmEmail(context.request, moderator);
  const { viewer } = await ask<{ viewer: { databaseId: number } }>(context.request, '{ viewer { databaseId } }');
  const { email, displayName } = moderator;
  await ask(
    staff,
    'mutation ($id: ID!, $input: UserInput!) { updateUser(input: { id: $id, expectedVersion: 0, force: true, user: $input }) { __typename } }',
    {
      id: viewer.databaseId,
      input: { email, displayName, isModerator: true },
    },
  );
}

const follow = (id: string) => async (page: Page, text: Text) => {
  await page
    .getByRole('main')
    .getByRole('link', { name: text(id), exact: true })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname !== '/dashboard');
};

/** Shows the statistics of a page with some visits, as those of the headless browser are not counted. */
const withVisits = (page: Page) =>
  intercept(page, 'numbersLoaderQuery', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const { numbers, sixty } = body.data.provider.ownership;
    for (const [at, day] of numbers.days.entries())
      Object.assign(day, { seen: 9 + ((at * 5) % 8), opened: 2 + ((at * 3) % 5), whatsapp: at % 3, phone: at % 2 });
    const { days } = numbers as { days: Record<string, number>[] };
    for (const kind of ['seen', 'opened', 'whatsapp', 'phone']) {
      numbers.totals[kind] = days.reduce((sum, day) => sum + day[kind]!, 0);
      sixty.totals[kind] = Math.round(numbers.totals[kind] * 1.8);
    }
    await route.fulfill({ response, json: body });
  });

/** The pages of an owner of businesses. */
export const ownerScenes: Scene[] = [
  { name: 'own-dashboard', path: '/dashboard', as: 'owner' },
  { name: 'own-business', path: '/dashboard', as: 'owner', act: follow('page.edit') },
  { name: 'own-numbers', path: '/dashboard', as: 'owner', act: follow('dashboard.numbers') },
  {
    name: 'own-numbers-visited',
    path: '/dashboard',
    as: 'owner',
    before: withVisits,
    act: follow('dashboard.numbers'),
  },
  { name: 'own-people', path: '/dashboard', as: 'owner', act: follow('page.people') },
  { name: 'own-security', path: '/users/security', as: 'owner' },
  {
    name: 'own-business-pending',
    path: '/dashboard',
    as: 'owner',
    act: async (page, text) => {
      await follow('page.edit')(page, text);
      await field(page, text('bo.field.description')).fill('Refrigerado de Mendoza a Santiago, con salida diaria.');
      await button(page, text('bo.save')).click();
      await page.getByText(text('ownBusiness.waits')).waitFor();
    },
  },
  { name: 'own-claim', path: '/dashboard/claims/2', as: 'owner' },
  {
    name: 'own-claim-pending',
    path: '/',
    as: 'owner',
    act: async (page, text) => {
      await page.goto(`/dashboard/claims/${unclaimed}`);
      await button(page, text('claim.sendCode')).click();
      await field(page, text('claim.codeLabel')).fill(await mailedCode(LISTED, owner.email));
      await button(page, text('page.confirm')).click();
      await field(page, text('claim.codeLabel')).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'own-status',
    path: '/',
    as: 'owner',
    act: async (page) => {
      await page.goto(await mailedPath(owner.email, '/pre-registration/status'));
    },
  },
  {
    name: 'mails',
    path: '/',
    as: 'owner',
    act: async (page) => {
      // mails that confirm the address and the receipt of both businesses; the mail about the publication comes later
      await expect.poll(async () => (await mailsTo(owner.email)).length, { timeout: 25_000 }).toBeGreaterThanOrEqual(3);
      await drawMails(page, await mailsTo(owner.email));
    },
  },
  {
    name: 'own-shortlist',
    path: '/?q=transporte+refrigerado&f=Rosario',
    as: 'owner',
    act: async (page) => {
      const stars = page.getByRole('article').locator('button[aria-pressed="false"]');
      await stars.first().waitFor();
      // a pressed star is no longer in the list
      for (let left = Math.min(3, await stars.count()); left > 0; left--) await stars.first().click();
      // waits until the account has the changes, too
      await page.waitForLoadState('networkidle');
      await page.goto('/shortlist');
    },
  },
];

/** The pages that differ for a moderator. */
export const moderatorScenes: Scene[] = [
  { name: 'mod-home', path: '/bo', as: 'moderator' },
  { name: 'mod-queue', path: '/bo/providers/unapproved', as: 'moderator' },
  { name: 'mod-provider', path: '/bo/providers/2', as: 'moderator' },
  { name: 'mod-refused', path: '/bo/users', as: 'moderator' },
];
