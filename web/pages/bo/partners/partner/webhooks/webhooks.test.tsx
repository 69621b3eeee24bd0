import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPage, STAFF, text } from '#web/testing/openPage.tsx';

test('a private address is rejected at its field, and no input is lost', async () => {
  const { api, person } = openPage('/bo/partners/3', {
    user: STAFF,
    answers: {
      partnerLoaderQuery: { partner: { id: 'andes', name: 'Andes' } },
      PartnerWebhooksMutation: new Refusal(text('webhook.private'), 'BAD_USER_INPUT', 'url'),
    },
  });
  await person.click(await screen.findByRole('button', { name: text('bo.webhooks.new') }));
  const made = within(await screen.findByRole('alertdialog', { name: text('bo.webhooks.new') }));
  const create = made.getByRole('button', { name: text('bo.webhooks.submit') });
  const url = made.getByRole('textbox');
  await person.click(create);
  expect(await made.findByText(text('bo.webhooks.urlRequired'))).toBeVisible();
  expect(made.getByText(text('webhook.typesRequired'))).toBeVisible();
  expect(url).toHaveFocus();
  await expectAccessible({ isDialogOpen: true });
  expect(api.sent('PartnerWebhooksMutation')).toHaveLength(0);

  await person.keyboard('https://10.0.0.7/hook');
  const changed = made.getByRole('checkbox', { name: new RegExp(`^${text('bo.webhooks.changed')}`) });
  await person.click(changed);
  await person.click(create);
  expect(await made.findByText(text('webhook.private'))).toBeVisible();
  expect(url).toHaveAccessibleDescription(expect.stringContaining(text('webhook.private')));
  expect(url).toHaveFocus();
  expect(url).toHaveValue('https://10.0.0.7/hook');
  expect(changed).toBeChecked();
  await expectAccessible({ isDialogOpen: true });
  expect(api.sent('PartnerWebhooksMutation')).toEqual([
    { input: { url: 'https://10.0.0.7/hook', eventTypes: ['PROVIDER_CHANGED'], partnerId: 'andes' } },
  ]);
});

const URL = 'https://hooks.andes.example/one';
const HOOK = { id: 'hook', url: URL, eventTypes: ['PROVIDER_REMOVED'], disabledAt: null };
const STOPPED = { ...HOOK, disabledAt: '2026-01-31T12:00:00Z' };
const action = (id: string, url = URL) =>
  screen.findByRole('button', { name: text('bo.webhooks.named', { action: text(id), url }) });
/** Selects an action from the menu of the webhook. */
const choose = async (person: UserEvent, id: string) => {
  await person.click(await action('bo.more'));
  await person.click(await screen.findByRole('menuitem', { name: text(id) }));
};
const item = async (url = URL) =>
  (await screen.findByRole('heading', { level: 3, name: url })).closest<HTMLElement>('li:has(h3)')!;
const toast = (id: string) => screen.findByRole('alertdialog', { name: text(id) });
const updated = (webhookEndpoint: object) => ({ updateWebhookEndpoint: { webhookEndpoint } });

/** Opens the page of a partner with this webhook. */
function openWebhook(webhook: object, answers: NonNullable<Parameters<typeof openPage>[1]>['answers'] = {}) {
  const partner = { id: 'andes', name: 'Andes', webhookEndpoints: [webhook] };
  return openPage('/bo/partners/3', { user: STAFF, answers: { partnerLoaderQuery: { partner }, ...answers } });
}

test('a webhook is stopped and resumed', async () => {
  const { api, person } = openWebhook(HOOK, { WebhookItemMutation: updated(STOPPED) });
  await choose(person, 'bo.webhooks.stop');
  expect(await toast('bo.webhooks.stopped')).toBeVisible();
  expect(await item()).toHaveTextContent(text('bo.webhooks.state', { state: 'stopped' }));
  await waitFor(async () => expect(await action('bo.more')).toHaveFocus());
  await expectAccessible();
  api.answer('WebhookItemMutation', updated(HOOK));
  await choose(person, 'bo.webhooks.resume');
  await waitFor(async () => expect(await item()).toHaveTextContent(text('bo.webhooks.state', { state: 'active' })));
  expect(await item()).toHaveTextContent(text('bo.webhooks.removed'));
  const stored = { url: URL, eventTypes: ['PROVIDER_REMOVED'] };
  expect(api.sent('WebhookItemMutation')).toEqual([
    { input: { id: 'hook', ...stored, isEnabled: false } },
    { input: { id: 'hook', ...stored, isEnabled: true } },
  ]);
});

test('a webhook is changed while it stays stopped', async () => {
  const changed = { url: `${URL}/2`, eventTypes: ['PROVIDER_REMOVED', 'PROVIDER_CHANGED'] };
  const { api, person } = openWebhook(STOPPED, { WebhookItemMutation: updated({ ...STOPPED, ...changed }) });
  await choose(person, 'page.edit');
  const url = await screen.findByLabelText(text('page.url'));
  expect(url).toHaveValue(URL);
  const event = (id: string) => screen.getByRole('checkbox', { name: new RegExp(`^${text(id)}`) });
  expect(event('bo.webhooks.removed')).toBeChecked();
  await person.type(url, '/2');
  await person.click(event('bo.webhooks.changed'));
  await expectAccessible({ isDialogOpen: true });
  await person.click(screen.getByRole('button', { name: text('bo.webhooks.save') }));
  expect(await toast('bo.webhooks.saved')).toBeVisible();
  expect(await item(`${URL}/2`)).toHaveTextContent(text('bo.webhooks.changed'));
  await waitFor(async () => expect(await action('bo.more', `${URL}/2`)).toHaveFocus());
  const [sent] = api.sent('WebhookItemMutation') as [{ input: { eventTypes: string[] } }];
  expect(sent).toMatchObject({ input: { id: 'hook', url: `${URL}/2`, isEnabled: false } });
  expect(sent.input.eventTypes.toSorted()).toEqual(changed.eventTypes.toSorted());
});

test('deliveries that cannot be loaded are requested again, and a stopped webhook sends no test', async () => {
  const { api, person } = openWebhook(STOPPED, { DeliveryListQuery: new Error('lost') });
  await person.click(await action('bo.webhooks.deliveries'));
  const dialog = within(await screen.findByRole('dialog', { name: text('bo.webhooks.deliveries') }));
  expect(await dialog.findByText(text('bo.webhooks.notLoaded'))).toBeVisible();
  await expectAccessible({ isDialogOpen: true });
  const node = { __typename: 'WebhookEndpoint', ...STOPPED };
  api.answer('DeliveryListQuery', { node });
  await person.click(dialog.getByRole('button', { name: text('loading.retry') }));
  expect(await dialog.findByText(text('bo.webhooks.noDeliveries'))).toBeVisible();
  expect(dialog.getByText(text('bo.webhooks.stoppedText'))).toBeVisible();
  expect(dialog.getByRole('button', { name: text('bo.webhooks.test') })).toBeDisabled();
});

test('a webhook is deleted after a confirmation', async () => {
  const { api, person } = openWebhook(HOOK, {
    DeleteWebhookMutation: { deleteWebhookEndpoint: { deletedId: 'hook' } },
  });
  await choose(person, 'bo.delete');
  const question = await screen.findByRole('alertdialog', { name: text('bo.webhooks.deleteTitle') });
  expect(question).toHaveTextContent(URL);
  await expectAccessible({ isDialogOpen: true });
  await person.click(within(question).getByRole('button', { name: text('bo.delete') }));
  expect(await toast('bo.webhooks.deleted')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: text('bo.webhooks') })).toHaveFocus();
  expect(screen.getByText(text('bo.webhooks.none'))).toBeVisible();
  expect(api.sent('DeleteWebhookMutation')).toEqual([{ input: { id: 'hook' } }]);
});
