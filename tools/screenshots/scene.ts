import type { Page } from '@playwright/test';

export type Text = (id: string, values?: Record<string, string | number>) => string;

/** A screenshot: a page, or the result of some actions. */
export interface Scene {
  name: string;
  path: string;
  as: 'visitor' | 'owner' | 'moderator' | 'staff';
  /** Runs before the page is opened: intercepts requests. */
  before?: (page: Page) => Promise<unknown>;
  act?: (page: Page, text: Text) => Promise<void>;
  /** Whether the screenshot shows the loading state. */
  isWaiting?: boolean;
}

export const isPhone = (page: Page) => page.viewportSize()!.width < 768;

/** Presses the first button with the name of this message. */
export const press = (id: string) => (page: Page, text: Text) =>
  page
    .getByRole('button', { name: text(id), exact: true })
    .first()
    .click();

/** Never answers any request. */
export const holdBack = (page: Page) => page.route('**/graphql', () => {});

/** Rejects all requests. */
export const refuse = (page: Page) => page.route('**/graphql', (route) => route.fulfill({ status: 503, json: {} }));
