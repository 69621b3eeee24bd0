import type { Page } from '@playwright/test';
import { intercept } from '../../tests/e2e/account.ts';
import { holdBack, isPhone, press, refuse, type Scene, type Text } from './scene.ts';

const RETURNED = '/pre-registration?resubmit=from-a-mail';

const answer = (operation: string, data: object) => (page: Page) =>
  intercept(page, operation, (route) => route.fulfill({ json: { data } }));

const resubmission = {
  version: 1,
  email: 'ana@transandes.example',
  businessName: 'Transportes Refrigerados Transandes S.R.L.',
  description: 'Cargas refrigeradas entre Córdoba y São Paulo.',
  contactEmail: 'cargas@transandes.example',
  contactPhone: null,
  contactWhatsapp: '+5493415551234',
  websiteUrl: 'www.transandes.example',
  service: { databaseId: 29, name: 'Transporte refrigerado', id: 'U2VydmljZToyOQ==' },
  place: { databaseId: 3838583, displayName: 'Rosario, Santa Fe, Argentina', id: 'UGxhY2U6MzgzODU4Mw==' },
  moreServices: [],
  lanes: [],
  hasImage: true,
  reason: 'We could not find your tax number.\nPlease tell us which vehicles you have.',
};

async function openMenu(page: Page, text: Text): Promise<void> {
  const name = text(isPhone(page) ? 'nav.menu' : 'nav.language');
  await page.getByRole('banner').getByRole('button', { name }).click();
}

async function openMapCard(page: Page, text: Text): Promise<void> {
  const map = page.getByRole('region', { name: text('map.region') });
  const close = map.getByRole('button', { name: text('app.close'), exact: true });
  // open a group of businesses first
  while (!(await close.isVisible())) await map.locator('button[aria-label*=","]').first().click();
}

/** Opens the page within the app, as the server would render it after a direct request. */
const openGlance = (page: Page, text: Text) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('footer.glance') })
    .click();

/** Searching, submitting a business, and errors. */
export const directoryScenes: Scene[] = [
  { name: 'search-results', path: '/?q=transporte+refrigerado', as: 'visitor' },
  { name: 'search-near', path: '/?f=Rosario&q=transporte', as: 'visitor' },
  { name: 'search-beyond', path: '/?f=Medell%C3%ADn&q=agente+de+carga', as: 'visitor' },
  { name: 'search-place-in-keywords', path: '/?q=transporte+de+Rosario+a+Asunci%C3%B3n', as: 'visitor' },
  { name: 'search-map', path: '/?f=Argentina&q=transporte&map=1', as: 'visitor' },
  { name: 'search-map-everywhere', path: '/?q=transporte+refrigerado&map=1', as: 'visitor' },
  { name: 'search-map-card', path: '/?f=Argentina&q=transporte&map=1', as: 'visitor', act: openMapCard },
  { name: 'search-nothing', path: '/?q=zzzzqqq', as: 'visitor' },
  {
    name: 'search-failed',
    path: '/help',
    as: 'visitor',
    before: refuse,
    act: async (page, text) => {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: text('footer.search') })
        .click();
      await page.getByLabel(text('search.keywords'), { exact: true }).fill('transporte');
      await press('app.search')(page, text);
    },
  },
  { name: 'directory', path: '/es/cadena-de-frio/argentina', as: 'visitor' },
  { name: 'search-empty-form', path: '/', as: 'visitor', act: press('app.search') },
  { name: 'menu-open', path: '/', as: 'visitor', act: openMenu },
  { name: 'provider-missing', path: '/providers/2000000000', as: 'visitor' },
  { name: 'mvp-failed', path: '/help', as: 'visitor', before: refuse, act: openGlance },
  {
    name: 'crash',
    path: '/help',
    as: 'visitor',
    before: answer('glanceLoaderQuery', {
      directoryAtAGlance: { providerCount: 1, byCountry: [null], byCategory: [] },
    }),
    act: openGlance,
  },
  { name: 'pre-registration-refused', path: '/pre-registration', as: 'visitor', act: press('page.send') },
  { name: 'resubmission', path: RETURNED, as: 'visitor', before: answer('useResubmissionQuery', { resubmission }) },
  { name: 'resubmission-waiting', path: RETURNED, as: 'visitor', before: holdBack, isWaiting: true },
  { name: 'resubmission-failed', path: RETURNED, as: 'visitor', before: refuse },
  { name: 'resubmission-dead', path: RETURNED, as: 'visitor' },
];
