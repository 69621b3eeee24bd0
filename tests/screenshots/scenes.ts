import type { Page } from '@playwright/test';
import { staffPages, visitorPages } from '../pages.ts';

export type Text = (id: string, values?: Record<string, string | number>) => string;

/** What is photographed: a page, or what somebody did there. */
export interface Scene {
  name: string;
  path: string;
  as: 'visitor' | 'staff';
  act?: (page: Page, text: Text) => Promise<void>;
}

const isPhone = (page: Page) => page.viewportSize()!.width < 768;

function fileName(path: string): string {
  return path.replace(/[?&=+%/.]+/g, '-').replace(/^-|-$/g, '') || 'home';
}

/** Signing in is where several addresses end: one picture of it is enough. */
const isItsOwn = ([, end]: [string, RegExp?]) => !end?.source.includes('users\\/login');

const pages: Scene[] = [
  ...visitorPages.filter(isItsOwn).map(([path]) => ({ name: fileName(path), path, as: 'visitor' as const })),
  ...staffPages.map(([path]) => ({ name: fileName(path), path, as: 'staff' as const })),
  { name: 'api', path: '/api', as: 'visitor' },
  { name: 'api-graphql', path: '/api/graphql', as: 'visitor' },
];

const send = (id: string) => (page: Page, text: Text) =>
  page
    .getByRole('button', { name: text(id), exact: true })
    .first()
    .click();

const states: Scene[] = [
  { name: 'search-results', path: '/?q=transporte+refrigerado', as: 'visitor' },
  { name: 'search-near', path: '/?f=Rosario&q=transporte', as: 'visitor' },
  { name: 'search-map', path: '/?f=Argentina&q=transporte&map=1', as: 'visitor' },
  { name: 'search-map-everywhere', path: '/?q=transporte+refrigerado&map=1', as: 'visitor' },
  {
    name: 'search-map-card',
    path: '/?f=Argentina&q=transporte&map=1',
    as: 'visitor',
    act: async (page, text) => {
      const map = page.getByRole('region', { name: text('map.region') });
      const close = map.getByRole('button', { name: text('map.close'), exact: true });
      while (!(await close.isVisible())) await map.locator('button[aria-label*=","]').first().click();
    },
  },
  { name: 'search-nothing', path: '/?q=zzzzqqq', as: 'visitor' },
  { name: 'login-refused', path: '/users/login', as: 'visitor', act: send('login.submit') },
  { name: 'signup-refused', path: '/users/signup', as: 'visitor', act: send('signup.submit') },
  { name: 'pre-registration-refused', path: '/pre-registration', as: 'visitor', act: send('preRegistration.submit') },
  {
    name: 'menu-open',
    path: '/',
    as: 'visitor',
    act: (page, text) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: text(isPhone(page) ? 'nav.menu' : 'nav.language') })
        .click(),
  },
  { name: 'bo-providers-sorted', path: '/bo/providers?sort=businessName:desc', as: 'staff' },
  { name: 'bo-providers-nothing', path: '/bo/providers?q=zzzzqqq', as: 'staff' },
];

export const scenes: Scene[] = [...pages, ...states];
