import type { Page } from '@playwright/test';

export type Text = (id: string, values?: Record<string, string | number>) => string;

/** What is photographed: a page, or what somebody did there. */
export interface Scene {
  name: string;
  path: string;
  as: 'visitor' | 'staff';
  /** Before the page is opened: what the server shall answer instead. */
  before?: (page: Page) => Promise<unknown>;
  act?: (page: Page, text: Text) => Promise<void>;
  /** It is photographed while it waits. */
  isWaiting?: boolean;
}

export const isPhone = (page: Page) => page.viewportSize()!.width < 768;

/** Presses the first button of this name. */
export const press = (id: string) => (page: Page, text: Text) =>
  page
    .getByRole('button', { name: text(id), exact: true })
    .first()
    .click();

/** Nothing that is asked for comes. */
export const holdBack = (page: Page) => page.route('**/graphql', () => {});

/** Everything that is asked for is refused. */
export const refuse = (page: Page) => page.route('**/graphql', (route) => route.fulfill({ status: 503, json: {} }));
