import { randomUUID } from 'node:crypto';
import { button, field } from './account.ts';
import { choose } from './business.ts';
import { ask, signInAsStaff } from './requests.ts';
import { enter, heading, rows, toast } from './staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

const LOGS = '/bo/logs';

test('the log is filtered, and an entry is opened, linked and closed', async ({ page, text }) => {
  const { request } = page.context();
  const [name, renamed] = [`Fletes ${randomUUID()}`, `Cargas ${randomUUID()}`];
  await signInAsStaff(request);
  const { databaseId } = await enter(request, name);
  const stored = await (await request.get(`/api/providers/${databaseId}`)).json();
  await request.put(`/api/providers/${databaseId}`, { data: { ...stored, businessName: renamed } });
  await page.goto('/bo');
  await page
    .getByRole('navigation', { name: text('page.backOffice') })
    .getByText(text('bo.logs'), { exact: true })
    .click();
  await expect(rows(page).first()).toBeVisible();

  await test.step('filter', async () => {
    await page.getByRole('searchbox', { name: text('bo.search.logs') }).fill(text('log.providerChanged'));
    await expect(page).toHaveURL(/q=\w+\+\w+/);
    const filters = page.getByRole('group').filter({ hasText: text('bo.filters') });
    if (!(await field(page, text('bo.filter.from')).isVisible()))
      await filters.getByText(text('bo.filters'), { exact: true }).click();
    await field(page, text('bo.column.severity')).selectOption('INFO');
    await expect(page).toHaveURL(/severity=INFO/);
    await choose(page, text('bo.person'), 'admin@rumbo', /Super Admin/);
    await expect(page).toHaveURL(/user=\d+/);
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv'));
    await field(page, text('bo.filter.from')).fill(today);
    await field(page, text('bo.filter.until')).fill(today);
    await expect(page).toHaveURL(new RegExp(`from=${today}&until=${today}`));
    await expect(rows(page).first()).toContainText(text('log.providerChanged'));
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await expect(page.getByRole('combobox', { name: text('bo.person') })).toHaveValue('Super Admin');
  });

  const list = page.url();
  const { logs } = await ask<{ logs: { edges: { node: { databaseId: string; changes: { after: string[] }[] } }[] } }>(
    request,
    '{ logs(search: "provider changed", first: 50) { edges { node { databaseId changes { after } } } } }',
  );
  const id = logs.edges.find(({ node }) => node.changes.some(({ after }) => after.includes(renamed)))!.node.databaseId;
  await test.step('details', async () => {
    // the second link of a row leads to the subject of the entry
    await rows(page)
      .filter({ has: page.getByRole('cell', { name: id, exact: true }) })
      .getByRole('link')
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: text('bo.log', { id }) });
    await expect(dialog.locator('del')).toHaveText(name);
    await expect(dialog.locator('ins')).toHaveText(renamed);
    await expect(page).toHaveURL(`${list}&log=${id}`);
    await expectAccessible(page, { openList: true });
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(list);
    await page.goForward();
    await expect(dialog).toBeVisible();
    await button(page, text('app.close')).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(list);
  });

  await test.step('a link to an entry', async () => {
    await page.goto(`${LOGS}?log=${id}`);
    const dialog = page.getByRole('dialog', { name: text('bo.log', { id }) });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${LOGS}$`));
    await page.goto(`${LOGS}?log=${id}`);
    await dialog.getByRole('link', { name: renamed }).click();
    await expect(heading(page)).toHaveText(renamed);
  });
});

test('the back office changes its language completely, or not at all', async ({ page, text }) => {
  await signInAsStaff(page.context().request);
  await page.goto(LOGS);
  await expect(rows(page).first()).toBeVisible();
  // the Spanish messages of the back office fail to load
  let isBroken = true;
  await page.route(/\/assets\/es-[^/]*\.js$/, (route) => (isBroken ? route.abort() : route.fallback()));
  await page.evaluate(() => {
    // the page is not reloaded for this: the build is the server's
    sessionStorage.setItem('reloaded', document.querySelector<HTMLScriptElement>('script[type=module]')!.src);
  });
  await button(page, 'Language: English').click();
  await button(page, 'Español').click();
  await expect(toast(page, text('language.failed'))).toBeVisible();
  await expect(heading(page)).toHaveText('Logs');
  const severity = page.getByRole('columnheader', { name: text('bo.column.severity') });
  await severity.click();
  await expect(severity).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(`${LOGS}?sort=severity:desc`);
  await page.goBack();
  isBroken = false;
  await button(page, 'Language: English').click();
  await button(page, 'Português').click();
  await expect(heading(page)).toHaveText('Atividade');
  await expect(rows(page).getByText('Login', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('banner').getByText('Português')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt');
});
