import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPage, STAFF, text } from '#web/testing/openPage.tsx';

test('a private address is rejected at its field, and nothing is lost', async () => {
  const { api, person } = openPage('/bo/partners/3', {
    user: STAFF,
    answers: {
      partnerLoaderQuery: { partner: { databaseId: 3, name: 'Andes' } },
      PartnerWebhooksMutation: new Refusal(text('webhook.private'), 'BAD_USER_INPUT', 'url'),
    },
  });
  await person.click(await screen.findByRole('button', { name: text('bo.webhooks.new') }));
  const made = within(await screen.findByRole('alertdialog', { name: text('bo.webhooks.new') }));
  const create = made.getByRole('button', { name: text('bo.webhooks.submit') });
  const url = made.getByRole('textbox');
  await person.click(create);
  expect(await made.findByText(text('bo.webhooks.urlRequired'))).toBeVisible();
  expect(made.getByText(text('bo.webhooks.eventsRequired'))).toBeVisible();
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
    { input: { url: 'https://10.0.0.7/hook', eventTypes: ['PROVIDER_CHANGED'], partnerDatabaseId: 3 } },
  ]);
});
