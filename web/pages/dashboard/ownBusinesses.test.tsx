import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { ANA, openPage, text } from '#web/testing/openPage.tsx';

const node = (databaseId: number, changed: object = {}) => ({
  ...{ databaseId, businessName: `Andes ${databaseId}`, status: 'APPROVED', path: `/providers/${databaseId}-andes` },
  ownership: {},
  ...changed,
});
const open = (...nodes: object[]) =>
  openPage('/dashboard', {
    user: { ...ANA, emailVerified: true },
    answers: { dashboardLoaderQuery: { ownProviders: { edges: nodes.map((item) => ({ node: item })) } } },
  });
const row = async (name: string) => within((await screen.findByRole('heading', { name })).closest('li')!);

test('only the owner of a business that is said not to answer reads so', async () => {
  open(node(7, { ownership: { isSaidToAnswerLate: true } }), node(8));
  expect((await row('Andes 7')).getByText(text('dashboard.late'))).toBeVisible();
  expect((await row('Andes 8')).queryByText(text('dashboard.late'))).toBeNull();
});

test('the badge of a business is shown with the snippet for its own site, which leads to its page', async () => {
  const { person } = open(node(7));
  await person.click((await row('Andes 7')).getByRole('button', { name: text('dashboard.code') }));
  const dialog = await screen.findByRole('dialog', { name: text('dashboard.codeTitle') });
  const inDialog = within(dialog);
  const { origin } = location;
  expect(inDialog.getByRole('img', { name: text('dashboard.codeAlt', { link: `${origin}/p/7` }) })).toBeVisible();
  expect(dialog.querySelector('img[src="/badge/7.svg"]')).toBeVisible();
  await expectAccessible({ isDialogOpen: true });
  await person.click(inDialog.getByRole('button', { name: text('dashboard.badgeCopy') }));
  const copied = document.createElement('template');
  await waitFor(async () => expect(await navigator.clipboard.readText()).toContain('badge'));
  copied.innerHTML = await navigator.clipboard.readText();
  const link = copied.content.querySelector('a')!;
  expect(link.getAttribute('href')).toBe(`${origin}/p/7`);
  expect(link.querySelector('img')!.getAttribute('src')).toBe(`${origin}/badge/7.svg`);
  await person.click(inDialog.getByRole('button', { name: text('page.done') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
