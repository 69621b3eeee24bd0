import type { Page } from '@playwright/test';
import { button, field, intercept, type Texts } from './account.ts';
import { choose } from './business.ts';
import { newWord } from './place.ts';
import { ask, signInAsStaff } from './requests.ts';
import { heading, rows } from './staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const IMPORT = '/bo/providers/import';

/** A register as published by its office: its own headers and services, capitals, no country, not UTF-8. */
function register(word: string): Buffer {
  const line = (name: string, own: string, town: string) =>
    `"${word}","${own}","${name}","Fletes ${word}","YUCATÁN","${town}","9999235511","FLETES_${own}@EXAMPLE.MX","www.example.mx"`;
  const lines = [
    `"u_${word}","clee","raz_social","nombre_act","entidad","municipio","telefono","correoelec","www"`,
    line(`TRANSPORTES DÍAZ ${word} SA DE CV`, `${word}1`, 'Mérida'),
    line(`TRANSPORTES DIAZ ${word}`, `${word}2`, 'Mérida'),
    line(`LOGÍSTICA PEÑA ${word}`, `${word}3`, 'Ningún Lugar Conocido'),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1');
}

/** Sends it and waits until it is checked. */
async function sendRegister(page: Page, text: Texts, word: string): Promise<void> {
  await signInAsStaff(page.context().request);
  await page.goto(IMPORT);
  const file = { name: `${word}.csv`, mimeType: 'text/csv', buffer: register(word) };
  await page.locator('input[type=file]').setInputFiles(file);
  await button(page, text('bo.import.check')).click();
  await expect(heading(page)).toHaveText(`${word}.csv`);
  await expectState(page, text('bo.import.checked'));
}

async function expectState(page: Page, state: string): Promise<void> {
  await expect(page.getByText(state, { exact: true })).toBeVisible();
}

const row = (page: Page, name: string) => rows(page).filter({ hasText: name });

test('a register is matched, corrected, imported, approved and undone', async ({ page, text }) => {
  const word = newWord();
  await sendRegister(page, text, word);
  const { request } = page.context();
  const found = async () => {
    const query = 'query ($word: String!) { providers(search: $word) { edges { node { businessName approvedAt } } } }';
    const { providers } = await ask<{ providers: { edges: { node: { approvedAt: string | null } }[] } }>(
      request,
      query,
      { word },
    );
    return providers.edges.map(({ node }) => node);
  };
  await expect(row(page, 'DÍAZ')).toContainText(text('business.rejected'));

  // a choice takes effect once the file is read again, and is not lost before
  await choose(page, text('bo.import.commonServices'), 'refri', 'Refrigerated transport');
  await expect(button(page, text('bo.removeService', { value: 'Refrigerated transport' }))).toBeVisible();
  await button(page, text('bo.import.discard')).click();
  await expect(button(page, text('bo.import.readAgain'))).toBeHidden();
  await field(page, text('bo.import.countryCode')).selectOption('MX');
  await field(page, 'clee').selectOption('PHONE');
  await field(page, 'raz_social').selectOption('COMMERCIAL_NAME');
  await field(page, 'correoelec').selectOption('COMMERCIAL_NAME');
  await button(page, text('bo.import.readAgain')).click();
  await expect(page.getByText(text('bo.import.double')).first()).toBeVisible();
  await field(page, 'clee').selectOption('REFERENCE');
  await field(page, 'raz_social').selectOption('BUSINESS_NAME');
  await field(page, 'correoelec').selectOption('EMAIL');

  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Fletes ${word}` }) });
  await item.getByRole('button', { name: text('page.otherService') }).click();
  await choose(page, text('bo.column.service'), 'refri', 'Refrigerated transport');
  await button(page, text('bo.import.readAgain')).dblclick();
  await expect(row(page, 'DÍAZ')).toContainText(text('bo.create'));
  await expect(row(page, 'DIAZ')).toContainText(text('bo.import.duplicate'));
  await expect(row(page, 'PEÑA')).toContainText(text('business.rejected'));
  await expectAccessible(page);

  await page.getByLabel(text('bo.import.approve')).check();
  await field(page, text('bo.import.reason')).fill('The register of November');

  // one problem, its row, and the cell at fault
  const problem = page.getByRole('button', { pressed: false }).filter({ hasText: text('bo.import.refusal') });
  await problem.filter({ hasText: 'Ningún Lugar' }).click();
  await expect(page).toHaveURL(/reason=import\.\w+/);
  await expect(rows(page)).toHaveCount(1);
  await row(page, 'PEÑA')
    .getByRole('button', { name: text('bo.import.mend') })
    .click();
  await expect(field(page, `municipio · ${text('page.city')}`)).toHaveAttribute('aria-invalid', 'true');
  await field(page, `municipio · ${text('page.city')}`).fill('Progreso');
  await button(page, text('bo.import.checkRow')).dblclick();
  await button(page, text('bo.clearSearch')).click();
  await expect(row(page, 'PEÑA')).toContainText(text('bo.create'));

  await row(page, 'DIAZ')
    .getByRole('button', { name: text('bo.import.anyway') })
    .dblclick();
  await expect(row(page, 'DIAZ')).toContainText(text('bo.create'));

  // text typed before rows were checked again is still there
  await expect(field(page, text('bo.import.reason'))).toHaveValue('The register of November');
  await field(page, text('bo.import.reason')).fill(' ');
  await button(page, text('bo.import.commit', { count: 3 })).click();
  await expect(page.getByText(text('decision.reasonRequired'))).toBeVisible();
  await field(page, text('bo.import.reason')).fill('The register of November');
  await button(page, text('bo.import.commit', { count: 3 })).dblclick();
  await expectState(page, text('bo.import.done'));
  const made = await found();
  expect(made).toHaveLength(3);
  expect(made.filter(({ approvedAt }) => approvedAt)).toHaveLength(3);

  await page.reload();
  await button(page, text('bo.import.undo')).click();
  await expectAccessible(page, { openList: true });
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: text('bo.import.undo') })
    .click();
  await expectState(page, text('bo.import.undone'));
  expect(await found()).toEqual([]);
});

test('a register is matched on a phone @phone', async ({ page, text }) => {
  const word = newWord();
  await sendRegister(page, text, word);
  await button(page, text('bo.import.unreadColumns', { count: 1 })).click();
  await field(page, `u_${word}`).selectOption('service');
  await button(page, text('bo.import.readAgain')).click();
  await expect(page.getByText(text('bo.import.noService'))).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await field(page, `u_${word}`).selectOption('');
  await field(page, text('bo.import.countryCode')).selectOption('MX');

  // choices are kept when they could not be sent
  await intercept(page, 'useMappingMutation', (route) => route.abort());
  await button(page, text('bo.import.readAgain')).click();
  await expect(page.getByText(text('bo.import.actFailed'))).toBeVisible();
  await page.unroute('**/graphql');
  await button(page, text('bo.import.readAgain')).click();
  await expect(button(page, text('bo.import.readAgain'))).toBeHidden();
  await expect(field(page, text('bo.import.countryCode'))).toHaveValue('MX');
  await expectState(page, text('bo.import.checked'));
  await row(page, 'PEÑA')
    .getByRole('button', { name: text('bo.import.mend') })
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, { openList: true });
  await page.keyboard.press('Escape');
  await expectNoSidewaysScroll(page);
});
