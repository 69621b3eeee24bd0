import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { isPhone, press, type Scene, type Text } from './scene.ts';

const MAILED = '?token=from-a-mail';

async function openAccount(page: Page, text: Text): Promise<void> {
  const name = isPhone(page) ? text('nav.menu') : text('nav.accountOf', { name: 'Super Admin', initials: 'SA' });
  await page.getByRole('banner').getByRole('button', { name }).click();
}

/** Opens the dialog for a new token, whose code is loaded after the press. */
async function openNewToken(page: Page, text: Text): Promise<void> {
  await press('tokens.new')(page, text);
  await page.getByRole('alertdialog', { name: text('tokens.new') }).waitFor();
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
}

/** Rejected forms, the pages after successful forms, and the pages of mailed links. */
export const accountScenes: Scene[] = [
  { name: 'login-refused', path: '/users/login', as: 'visitor', act: press('nav.login') },
  {
    name: 'login-failed',
    path: '/users/login',
    as: 'visitor',
    act: async (page, text) => {
      await fill(page, { [text('page.email')]: 'nobody@rumbo.example', [text('page.password')]: 'not the password' });
      await press('nav.login')(page, text);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  { name: 'signup-refused', path: '/users/signup', as: 'visitor', act: press('nav.signup') },
  {
    name: 'dashboard-first',
    path: '/users/signup',
    as: 'visitor',
    act: async (page, text) => {
      await fill(page, {
        [text('signup.fullName')]: 'Ana María Paz',
        [text('page.email')]: `${randomUUID()}@example.org`,
        [text('page.password')]: 'a long first sentence',
      });
      await press('nav.signup')(page, text);
      await page.waitForURL(/dashboard/);
    },
  },
  {
    name: 'forgot-sent',
    path: '/users/forgot',
    as: 'visitor',
    act: async (page, text) => {
      await fill(page, { [text('page.email')]: 'nobody@rumbo.example' });
      await press('forgot.submit')(page, text);
      await page.getByText(text('forgot.sentTitle')).waitFor();
    },
  },
  { name: 'reset-mailed', path: `/users/password-reset${MAILED}`, as: 'visitor' },
  { name: 'reset-refused', path: `/users/password-reset${MAILED}`, as: 'visitor', act: press('reset.submit') },
  { name: 'verify-mailed', path: `/users/verify-email${MAILED}`, as: 'visitor' },
  { name: 'verify-refused', path: `/users/verify-email${MAILED}`, as: 'visitor', act: press('verify.submit') },
  { name: 'deletion-mailed', path: `/users/delete-account${MAILED}`, as: 'visitor' },
  { name: 'deletion-refused', path: `/users/delete-account${MAILED}`, as: 'visitor', act: press('deletion.title') },
  ...[
    '/watches/confirm',
    '/users/monthly-mail',
    '/users/business-invitation',
    '/users/claim-objection',
    '/users/report',
    '/users/report-answer',
    '/users/confirm-listing',
  ].map((path): Scene => ({ name: `mailed-${path.split('/').at(-1)}`, path: path + MAILED, as: 'visitor' })),
  { name: 'watches-without-link', path: '/watches', as: 'visitor' },
  { name: 'verify-empty', path: '/verify', as: 'visitor' },
  { name: 'account-menu', path: '/', as: 'staff', act: openAccount },
  { name: 'profile-deletion', path: '/users/profile', as: 'staff', act: press('deletion.begin') },
  { name: 'tokens-new', path: '/users/tokens', as: 'staff', act: openNewToken },
];
