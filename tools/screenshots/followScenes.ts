import type { Page } from '@playwright/test';
import { button, mailedPath, newPerson } from '../../tests/e2e/account.ts';
import { mailsTo } from '../../tests/e2e/mails.ts';
import { keepSamples } from '../../tests/e2e/samples.ts';
import { SAMPLE_LOAD } from '../../tests/pages.ts';
import { drawMails } from './drawMails.ts';
import { press, type Scene, type Text } from './scene.ts';

const NOTHING = '/?q=zzzzqqq';
/** Opens the dialog for an alert, whose code is loaded after the press. */
async function openWatch(page: Page, text: Text): Promise<void> {
  await press('results.watchButton')(page, text);
  await page.getByRole('dialog').waitFor();
}

/** Requests an alert, and shows the mail that confirms it. */
async function showWatchMail(page: Page, text: Text): Promise<void> {
  const { email } = newPerson();
  await openWatch(page, text);
  await page.getByRole('dialog').getByRole('textbox').fill(email);
  await button(page, text('watch.submit')).click();
  await mailedPath(email, '/watches/confirm');
  await drawMails(page, await mailsTo(email));
}

async function openShared(page: Page, text: Text): Promise<void> {
  await button(page, text('load.share')).click();
  await page.goto(await page.getByRole('textbox', { name: text('shortlist.linkField') }).inputValue());
}

/** Pages for returning visitors: alerts, the badge, and a shared load. */
export const followScenes: Scene[] = [
  { name: 'watch-dialog', path: NOTHING, as: 'visitor', act: openWatch },
  { name: 'watch-mail', path: NOTHING, as: 'visitor', act: showWatchMail },
  { name: 'own-badge', path: '/dashboard', as: 'owner', act: press('dashboard.code') },
  {
    name: 'shared-load',
    path: `/loads?load=${SAMPLE_LOAD}`,
    as: 'owner',
    before: keepSamples,
    act: openShared,
  },
];
