import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { intercept } from '../../tests/e2e/account.ts';
import { ask } from '../../tests/e2e/requests.ts';
import { enterQueue } from '../../tests/e2e/returned.ts';
import { enter, QUEUE } from '../../tests/e2e/staff.ts';
import type { Scene, Text } from './scene.ts';
import { truckPhoto } from './truckPhoto.ts';

type Act = NonNullable<Scene['act']>;

/** As long as real names of businesses. */
const BUSINESS = 'Transportes Refrigerados y Logística Integral del Noroeste Argentino S.R.L.';

const press =
  (id: string, last = false): Act =>
  async (page, text) => {
    const buttons = page.getByRole('button', { name: text(id), exact: true });
    await (last ? buttons.last() : buttons.first()).click();
  };

const inTurn =
  (...actions: Act[]): Act =>
  async (page, text) => {
    for (const act of actions) await act(page, text);
  };

/** Opens the page of a pending provider, with a picture and a duplicate candidate. */
const openWaiting: Act = async (page) => {
  const { request } = page.context();
  const businessName = `${BUSINESS} ${randomUUID().slice(0, 4)}`;
  await enter(request, `${businessName} e Hijos`);
  const email = `cargas.${randomUUID().slice(0, 4)}@transportes-del-noroeste.example`;
  const id = await enterQueue(
    request,
    { email, businessName, description: 'Cargas refrigeradas a todo el noroeste.', file: await truckPhoto() },
    'es',
  );
  await page.goto(`/bo/providers/${id}?from=${encodeURIComponent(QUEUE)}`);
  await page.locator('[aria-keyshortcuts="a"]').waitFor();
};

/** Opens the partner's page, and waits for its content. */
async function openPartner(page: Page): Promise<void> {
  const { request } = page.context();
  const partnerId = await makePartner(request);
  for (const [name, expiresInDays] of [
    ['Sistema de pruebas', 30],
    ['Integración con el transporte refrigerado', 365],
  ] as const)
    await ask(
      request,
      'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { ... on CreateAccessTokenPayload { token } } }',
      {
        input: { partnerId, name, expiresInDays, scopes: ['SEARCH_READ', 'PROVIDERS_READ'] },
      },
    );
  await ask(
    request,
    'mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { __typename } }',
    {
      input: {
        partnerId,
        url: 'https://integraciones.cargas-del-noroeste.example/rumbo/webhooks/proveedores',
        eventTypes: ['PROVIDER_APPROVED', 'PROVIDER_CHANGED', 'PROVIDER_REMOVED'],
      },
    },
  );
  await page.goto(`/bo/partners/${partnerId}`);
}

async function makePartner(request: APIRequestContext): Promise<number> {
  const { createPartner } = await ask<{ createPartner: { partner: { databaseId: number } } }>(
    request,
    'mutation ($input: PartnerInput!) { createPartner(input: { partner: $input }) { ... on CreatePartnerPayload { partner { databaseId } } } }',
    { input: { name: `Cargas del Noroeste ${randomUUID().slice(0, 4)}`, contactEmail: 'it@cargas.example' } },
  );
  return createPartner.partner.databaseId;
}

const pressNamed =
  (pattern: (text: Text) => string): Act =>
  (page, text) =>
    page
      .getByRole('button', { name: new RegExp(`^${pattern(text)}`) })
      .first()
      .click();

const webhookAction = (id: string) => pressNamed((text) => text(id));

const checkFile: Act = async (page, text) => {
  const word = randomUUID().slice(0, 6);
  const line = (n: number, name: string, city: string) =>
    `${word}-${n},${name},"${city}","Refrigerated transport @ Rosario, Santa Fe, Argentina"`;
  const rosario = 'Rosario, Santa Fe, Argentina';
  const csv = [
    'reference,businessName,city,services',
    line(1, `${BUSINESS} ${word}`, rosario),
    line(2, 'Nowhere', 'Nowhere at all'),
    line(3, '', rosario),
    line(4, `Fletes ${word}`, rosario),
  ].join('\r\n');
  await page.locator('input[type=file]').setInputFiles({
    name: 'proveedores-del-noroeste-argentino-2026.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  });
  await press('bo.import.check')(page, text);
  await page.waitForURL(/\/import\/\d+/);
  await page.getByRole('status').getByText(text('bo.import.checked'), { exact: true }).waitFor();
};

const addVideos: Act = async (page) => {
  const titles = [
    'Cómo aprobar proveedores en la cola de moderación',
    'Importar un archivo',
    'Tokens y webhooks para socios comerciales',
    'Revisar duplicados antes de aprobar',
    'Buscar en la actividad',
    'Editar servicios y subcategorías',
  ];
  const { request } = page.context();
  const { helpVideos } = await ask<{ helpVideos: { videos: unknown[] } }>(
    request,
    '{ helpVideos(maxResults: 5) { videos { videoId } } }',
  );
  if (helpVideos.videos.length === 0)
    for (const [n, title] of titles.entries())
      await ask(request, 'mutation ($input: AddHelpVideoInput!) { addHelpVideo(input: $input) { __typename } }', {
        input: { link: `https://youtu.be/rumbo00000${n}`, title },
      });
  await page.reload();
};

/** Makes the requests of an operation fail, as on a broken connection. */
const failing = (query: string) => (page: Page) => intercept(page, query, (route) => route.abort());
const holding = (query: string) => (page: Page) => intercept(page, query, async () => {});

const queue = (name: string, ...actions: Act[]): Scene => ({
  name: `bo-decide-${name}`,
  path: QUEUE,
  as: 'staff',
  act: inTurn(openWaiting, ...actions),
});
const partner = (name: string, ...actions: Act[]): Scene => ({
  name: `bo-partner-${name}`,
  path: '/bo/partners',
  as: 'staff',
  act: inTurn(openPartner, ...actions),
});
const scene = (name: string, path: string, ...actions: Act[]): Scene => ({
  name,
  path,
  as: 'staff',
  ...(actions.length > 0 && { act: inTurn(...actions) }),
});

const typeOver =
  (id: string, typed: string): Act =>
  (page, text) =>
    page.getByLabel(text(id), { exact: true }).first().fill(typed);

export const backOfficeScenes: Scene[] = [
  scene('bo-providers-sorted', '/bo/providers?sort=businessName:desc'),
  scene('bo-providers-nothing', '/bo/providers?q=zzzzqqq'),
  queue('page'),
  queue('reject', press('bo.reject')),
  queue('reject-refused', press('bo.reject'), press('page.send')),
  queue('keys', (page) => page.keyboard.press('?')),
  queue('compare', press('bo.compare')),
  queue('approved', (page) => page.keyboard.press('a')),
  queue('delete', (page) => page.keyboard.press('e'), press('bo.delete')),
  scene('bo-provider-dirty', '/bo/providers/2', typeOver('bo.field.commercialName', 'El nombre de siempre')),
  scene(
    'bo-provider-leave',
    '/bo/providers/2',
    typeOver('bo.field.commercialName', 'El nombre de siempre'),
    (page, text) =>
      page
        .getByRole('link', { name: text('bo.users') })
        .first()
        .click(),
  ),
  scene(
    'bo-new-provider-refused',
    '/bo/providers/new',
    press('bo.addContact'),
    press('bo.addService'),
    press('bo.create'),
  ),
  scene('bo-new-user-refused', '/bo/users/new', press('bo.create')),
  scene('bo-new-service-refused', '/bo/services/new', press('bo.create')),
  scene('bo-new-partner-refused', '/bo/partners/new', press('bo.create')),
  scene('bo-import-checked', '/bo/providers/import', checkFile),
  scene('bo-import-row', '/bo/providers/import', checkFile, (page, text) =>
    page.getByRole('button', { name: text('bo.import.ofLine', { label: text('bo.import.mend'), line: 3 }) }).click(),
  ),
  scene('bo-user-delete', '/bo/users/2', press('bo.delete')),
  scene('bo-log-open', '/bo/logs', async (page) => {
    await page.locator('tbody a').first().click();
    await page.getByRole('dialog').getByRole('term').first().waitFor();
  }),
  scene('bo-logs-nothing', '/bo/logs?q=zzzzqqq'),
  scene('bo-videos', '/bo/help/videos', addVideos),
  partner('page'),
  partner('new-token', press('tokens.new')),
  partner('new-webhook', press('bo.webhooks.new')),
  partner('webhook-refused', press('bo.webhooks.new'), press('bo.webhooks.submit')),
  partner('rotate', webhookAction('bo.more'), (page, text) =>
    page.getByRole('menuitem', { name: text('bo.webhooks.rotate') }).click(),
  ),
  partner('deliveries', webhookAction('bo.webhooks.deliveries'), press('bo.webhooks.test')),
  { ...scene('bo-services-failed', '/bo/services'), before: failing('servicesLoaderQuery') },
  { ...scene('bo-home-failed', '/bo'), before: failing('homeLoaderQuery') },
  {
    name: 'bo-providers-waiting',
    path: '/bo/providers',
    as: 'staff',
    before: holding('providersLoaderQuery'),
    isWaiting: true,
  },
  {
    name: 'bo-provider-waiting',
    path: '/bo/providers/2',
    as: 'staff',
    before: holding('providerLoaderQuery'),
    isWaiting: true,
  },
  { name: 'bo-home-waiting', path: '/bo', as: 'staff', before: holding('homeLoaderQuery'), isWaiting: true },
  // This must be the last scene: its state is stored.
  scene('bo-sidebar-pressed', '/bo/providers', async (page, text) => {
    const isOpen = page.viewportSize()!.width >= 1024;
    await press(isOpen ? 'bo.sidebar.collapse' : 'bo.sidebar.expand')(page, text);
  }),
];
