import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import type { Locator, Page } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { button, field, type Texts } from './account.ts';
import { ask, signInAsStaff } from './requests.ts';
import { rows, toast } from './staff.ts';
import { test as base, expect, expectAccessible, expectNoSidewaysScroll } from './test.ts';

interface Receiver {
  url: string;
  received: { headers: IncomingHttpHeaders; body: string }[];
}

/** With a partner's server on loopback that accepts webhooks, and the page of that partner. */
const test = base.extend<{ receiver: Receiver; partnerPage: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters of this function
  receiver: async ({}, use) => {
    const received: Receiver['received'] = [];
    const server = createServer(async (request, response) => {
      received.push({ headers: request.headers, body: await readText(request) });
      response.writeHead(204).end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received });
    server.closeAllConnections();
    server.close();
  },
  partnerPage: async ({ page }, use) => {
    const { request } = page.context();
    await signInAsStaff(request);
    const { createPartner } = await ask<{ createPartner: { partner: { databaseId: number } } }>(
      request,
      'mutation ($input: PartnerInput!) { createPartner(input: { partner: $input }) { ... on CreatePartnerPayload { partner { databaseId } } } }',
      { input: { name: `Partner ${randomUUID()}`, contactEmail: 'it@partner.example' } },
    );
    await page.goto(`/bo/partners/${createPartner.partner.databaseId}`);
    await use(page);
  },
});

function dialog(page: Page, name: string): Locator {
  return page.getByRole('alertdialog', { name, exact: true });
}

function deliveries(page: Page, text: Texts): Locator {
  return page.getByRole('dialog', { name: text('bo.webhooks.deliveries'), exact: true });
}

/** The webhook with this URL in the list. */
function webhook(page: Page, url: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: url, exact: true }) });
}

function event(page: Page, name: string): Locator {
  return page.getByRole('checkbox', { name: new RegExp(`^${name} `) });
}

function action(page: Page, text: Texts, id: string, url: string): Locator {
  return button(page, text('bo.webhooks.named', { action: text(id), url }));
}

/**
 * Opens the dialog, fills it in, and returns the secret that it shows. Subscribes only to the rarest event: concurrent
 * tests approve and change providers, and their events would be delivered here.
 */
async function makeWebhook(page: Page, text: Texts, url: string): Promise<string> {
  await button(page, text('bo.webhooks.new')).click();
  await field(page, text('page.url')).fill(url);
  await event(page, text('bo.webhooks.removed')).check();
  await expectAccessible(page, { openList: true });
  await button(page, text('bo.webhooks.submit')).click();
  return shownSecret(page, text);
}

async function shownSecret(page: Page, text: Texts): Promise<string> {
  const shown = dialog(page, text('bo.webhooks.made'));
  await expect(shown).toBeFocused();
  return (await shown.getByText(/^whsec_/).textContent())!;
}

const open = (secret: string, { headers, body }: Receiver['received'][number]) =>
  new Webhook(secret).verify(body, headers as Record<string, string>);

test('a super admin creates a webhook, tests it, and rotates its secret', async ({
  partnerPage: page,
  context,
  receiver: { url, received },
  text,
}) => {
  // concurrent tests delete providers, and their events arrive here too
  const pings = () => received.filter(({ body }) => JSON.parse(body).type === 'ping');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await expect(page.getByText(text('bo.webhooks.none'))).toBeVisible();

  const secret = await test.step('made', async () => {
    const made = await makeWebhook(page, text, url);
    await expectAccessible(page, { openList: true });
    await expectNoSidewaysScroll(page);
    await button(page, text('bo.webhooks.copy')).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(made);
    await button(page, text('page.done')).click();
    await expect(button(page, text('bo.webhooks.new'))).toBeFocused();
    await expect(webhook(page, url)).toContainText(text('bo.webhooks.state', { state: 'active' }));
    await expect(webhook(page, url)).toContainText(text('bo.webhooks.removed'));
    await expect(webhook(page, url)).not.toContainText(text('bo.webhooks.changed'));
    await expect(page.getByText(made)).toBeHidden();
    await expectNoSidewaysScroll(page);
    return made;
  });

  await test.step('tried out', async () => {
    await action(page, text, 'bo.webhooks.deliveries', url).click();
    await expect(deliveries(page, text)).toContainText(text('bo.webhooks.noDeliveries'));
    await expectAccessible(page, { openList: true });
    await button(page, text('bo.webhooks.test')).click();
    await expect(toast(page, text('bo.webhooks.sent'))).toBeVisible();
    const row = rows(page).filter({ hasText: text('bo.webhooks.ping') });
    await expect(row).toContainText(text('bo.delivery.stateName', { state: 'DELIVERED' }));
    await expect(row).toContainText('204');
    await expectNoSidewaysScroll(page);
    expect(pings()).toHaveLength(1);
    expect(open(secret, pings()[0]!)).toMatchObject({ type: 'ping' });
    await row.getByRole('button', { name: text('bo.webhooks.again') }).click();
    await expect(row.getByRole('cell').nth(2)).toHaveText('2');
    await expect(row).toContainText(text('bo.delivery.stateName', { state: 'DELIVERED' }));
    expect(pings()[1]!.headers['webhook-id']).toBe(pings()[0]!.headers['webhook-id']);
    // a toast has a button of this name too
    await deliveries(page, text)
      .getByRole('button', { name: text('app.close'), exact: true })
      .click();
    await expect(action(page, text, 'bo.webhooks.deliveries', url)).toBeFocused();
  });

  await test.step('another secret', async () => {
    await action(page, text, 'bo.more', url).click();
    await page.getByRole('menuitem', { name: text('bo.webhooks.rotate') }).click();
    const question = dialog(page, text('bo.webhooks.rotateTitle'));
    await expect(question).toContainText(text('bo.webhooks.rotateText'));
    await expectAccessible(page, { openList: true });
    await question.getByRole('button', { name: text('bo.webhooks.rotate'), exact: true }).click();
    const another = await shownSecret(page, text);
    await button(page, text('page.done')).click();
    await action(page, text, 'bo.webhooks.deliveries', url).click();
    await button(page, text('bo.webhooks.test')).click();
    await expect.poll(() => pings().length).toBe(3);
    expect(open(another, pings()[2]!)).toMatchObject({ type: 'ping' });
    expect(open(secret, pings()[2]!)).toMatchObject({ type: 'ping' });
  });
});
