import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPage, STAFF, text } from '#web/testing/openPage.tsx';

const QUEUE = '/bo/providers/unapproved';
const FORM = {
  businessName: 'Fletes SRL',
  providerServices: [{ databaseId: 1, service: { databaseId: 29 }, place: { databaseId: 3 } }],
};
const FLETES = {
  id: 'fletes',
  databaseId: 7,
  version: 1,
  status: 'WAITING',
  businessName: 'Fletes SRL',
  language: 'es',
  approvedAt: null,
  moderation: { applicantEmail: 'ana@cargas.example', form: FORM },
};
const decided = (verb: 'approveProviders' | 'rejectProviders', status: string) => ({
  [verb]: { undoSeconds: 15, decisions: [{ provider: { ...FLETES, version: 2, status } }] },
});

type Answers = NonNullable<Parameters<typeof openPage>[1]>['answers'];

/** Opens a provider from the queue, and waits until a decision is possible, which a previous decision delays. */
async function openProvider(answers: Answers = {}) {
  const page = openPage(`/bo/providers/7?from=${encodeURIComponent(QUEUE)}`, {
    user: STAFF,
    answers: {
      providerLoaderQuery: { provider: FLETES },
      decideApprovalMutation: decided('approveProviders', 'APPROVED'),
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: FLETES.businessName });
  await waitFor(() => expect(screen.getByRole('button', { name: approve })).toBeEnabled());
  return page;
}

const approve = text('bo.approve');
const toast = (id: string) => screen.findByText(text(id), { selector: '[role=alertdialog] *' });
const commercialName = () => screen.getByLabelText(text('bo.field.commercialName'));
const rejecting = () => screen.findByRole('alertdialog', { name: text('bo.reject') });
const help = () => screen.findByRole('dialog', { name: text('bo.keys') });

test('a provider that changed meanwhile is shown again before the decision', async () => {
  const stale = 'Someone changed this provider in the meantime';
  const { api, person, router } = await openProvider({
    decideApprovalMutation: new Refusal(stale, 'CONFLICT', 'version'),
  });
  const theirs = { ...FLETES, version: 2, moderation: { form: { ...FORM, commercialName: 'Somebody else' } } };
  api.answer('providerLoaderQuery', { provider: theirs });
  await person.keyboard('a');
  expect(await screen.findByRole('alertdialog', { name: stale })).toBeVisible();
  await waitFor(() => expect(commercialName()).toHaveValue('Somebody else'));
  expect(router.state.location.pathname).toBe('/bo/providers/7');

  api.answer('decideApprovalMutation', decided('approveProviders', 'APPROVED'));
  await person.keyboard('a');
  expect(await toast('bo.approved')).toBeVisible();
  expect(api.sent('decideApprovalMutation')).toMatchObject([
    { input: { providers: [{ expectedVersion: 1 }] } },
    { input: { providers: [{ expectedVersion: 2 }] } },
  ]);
});

test('a rejection needs a reason, and a template is in the language of the applicant', async () => {
  const { api, person, router } = await openProvider({
    decideRejectionMutation: decided('rejectProviders', 'REJECTED'),
  });
  await person.click(screen.getByRole('button', { name: text('bo.reject') }));
  const dialog = within(await rejecting());
  const send = dialog.getByRole('button', { name: text('page.send') });
  const reason = dialog.getByRole('textbox', { name: text('bo.reason') });
  expect(reason).toHaveFocus();
  await person.click(send);
  expect(reason).toHaveAccessibleDescription(expect.stringContaining(text('decision.reasonRequired')));
  expect(api.sent('decideRejectionMutation')).toEqual([]);
  await person.type(reason, 'Hola, Ana.');
  await person.click(dialog.getByRole('button', { name: 'Already registered' }));
  await expectAccessible({ isDialogOpen: true });
  await person.click(send);
  expect(await toast('bo.decided.rejected')).toBeVisible();
  expect(await toast('bo.queueDone')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe(QUEUE));
  const sent = expect.stringMatching(/^Hola, Ana\.\n\nEsta empresa ya está en el directorio\./);
  expect(api.sent('decideRejectionMutation')).toMatchObject([{ input: { reason: sent, isSilent: false } }]);
});

test.each([
  { title: 'is offered for a provider that has one', taxNumber: '30-50001091-2', count: 1 },
  { title: 'is not offered for a provider without one', taxNumber: null, count: 0 },
])('the template about the tax number $title', async ({ taxNumber, count }) => {
  const { person } = await openProvider({
    providerLoaderQuery: { provider: { ...FLETES, moderation: { taxNumber, form: FORM } } },
  });
  await person.click(screen.getByRole('button', { name: text('bo.changes') }));
  const dialog = within(await screen.findByRole('alertdialog', { name: text('bo.changes') }));
  expect(dialog.getByRole('button', { name: 'Business name' })).toBeVisible();
  expect(dialog.queryAllByRole('button', { name: 'Tax number' })).toHaveLength(count);
});

test('a decision that does not reach the server keeps its reason, and is sent again', async () => {
  const { api, person } = await openProvider({ decideRejectionMutation: new Error('lost') });
  await person.keyboard('r');
  const dialog = within(await rejecting());
  const reason = dialog.getByRole('textbox', { name: text('bo.reason') });
  await person.type(reason, 'Nobody types this twice.');
  await person.keyboard('{Control>}{Enter}{/Control}');
  expect(await toast('bo.failed.decide')).toBeVisible();
  expect(reason).toHaveValue('Nobody types this twice.');
  api.answer('decideRejectionMutation', decided('rejectProviders', 'REJECTED'));
  await person.click(dialog.getByRole('button', { name: text('page.send') }));
  expect(await toast('bo.decided.rejected')).toBeVisible();
  expect(api.sent('decideRejectionMutation')).toHaveLength(2);
});

test('E edits and returns to the page as published, and keys typed in a field decide nothing', async () => {
  const { api, person } = await openProvider();
  const published = { name: text('bo.part.asPublished') };
  expect(screen.getByRole('region', published)).toBeVisible();
  await person.keyboard('e');
  expect(commercialName()).toBeVisible();
  await person.click(screen.getByRole('button', { name: text('bo.preview') }));
  expect(await screen.findByRole('region', published)).toBeVisible();
  expect(commercialName().closest('form')).not.toBeVisible();
  await person.keyboard('e');
  commercialName().focus();
  await person.keyboard('are');
  expect(commercialName()).toHaveValue('are');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(api.sent('decideApprovalMutation')).toEqual([]);
});

test('keys can be turned off, except for the key of the help', async () => {
  const { person } = await openProvider();
  await person.keyboard('?');
  const on = () => screen.getByRole('checkbox', { name: text('bo.keys.on') });
  await help();
  await expectAccessible({ isDialogOpen: true });
  await person.click(on());
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.keyboard('r?');
  expect(await help()).toBeVisible();
  // the rejection dialog is not open behind the help either
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
  await person.click(on());
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.keyboard('r');
  expect(await rejecting()).toBeVisible();
});

test('an approved provider has its state instead of the button that approves, and two of its duplicates', async () => {
  const lookalikes = [1, 2, 3].map((n) => ({
    reasons: ['NAME'],
    provider: { id: `other${n}`, databaseId: 10 + n, businessName: `Fletes ${n}`, status: 'APPROVED' },
  }));
  const { person } = openPage('/bo/providers/7', {
    user: STAFF,
    answers: {
      providerLoaderQuery: { provider: { ...FLETES, status: 'APPROVED', moderation: { form: FORM, lookalikes } } },
    },
  });
  expect(await screen.findByRole('button', { name: text('bo.suspend') })).toBeVisible();
  expect(screen.queryByRole('button', { name: approve })).toBeNull();
  expect(screen.getByText(text('bo.noChanges'))).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Fletes 3' })).toBeNull();
  await person.click(screen.getByRole('button', { name: text('bo.duplicates.more', { count: 1 }) }));
  expect(screen.getByRole('link', { name: 'Fletes 3' })).toBeVisible();
});

test('a possible duplicate is compared with the provider, which is rejected as such', async () => {
  const contact = { contactType: 'EMAIL', displayValue: 'cargas@andes.example' };
  const other = {
    id: 'other',
    databaseId: 5,
    businessName: 'Fletes S.A.',
    status: 'APPROVED',
    moderation: { form: { businessName: 'Fletes S.A.', contacts: [{ ...contact, databaseId: 1 }] } },
  };
  const mine = {
    ...FLETES,
    language: 'en',
    moderation: {
      form: { businessName: FLETES.businessName, contacts: [{ ...contact, databaseId: 2 }] },
      lookalikes: [{ reasons: ['NAME'], provider: other }],
    },
  };
  const { api, person } = await openProvider({ providerLoaderQuery: { provider: mine } });
  expect(screen.getByRole('heading', { name: text('bo.duplicates') })).toBeVisible();
  expect(screen.getByText(text('bo.like.name'))).toBeVisible();
  await expectAccessible();
  await person.click(screen.getByRole('button', { name: text('bo.compare') }));
  const dialog = await screen.findByRole('dialog', { name: text('bo.compare.title') });
  const [headers, names] = within(dialog).getAllByRole('row');
  for (const row of [headers, names]) expect(row).toHaveTextContent(/Fletes SRL.*Fletes S\.A\./);
  // a different legal form does not distinguish two businesses, and a shared e-mail address is mentioned
  expect(names!.querySelector('mark')).toBeNull();
  expect(within(dialog).getByRole('row', { name: /cargas@andes\.example/ })).toHaveTextContent(text('bo.compare.same'));
  await expectAccessible({ isDialogOpen: true });

  await person.click(within(dialog).getByRole('button', { name: text('bo.compare.reject') }));
  const reason = within(await rejecting()).getByRole<HTMLTextAreaElement>('textbox', { name: text('bo.reason') });
  expect(reason.value).toMatch(/^This business is already in the directory\./);
  const sent = reason.value;
  await person.click(screen.getByRole('button', { name: text('page.send') }));
  expect(await toast('bo.decided.rejected')).toBeVisible();
  expect(api.sent('decideRejectionMutation')).toMatchObject([{ input: { reason: sent } }]);
});

test('a rejection is in the history once, with its reason', async () => {
  const rejected = text('log.providerRejected');
  const changes = [{ field: 'status', before: ['waiting'], after: ['rejected'] }];
  const history = [{ code: 'providerRejected', message: rejected, reason: 'Closed.', changes }];
  const provider = { ...FLETES, status: 'REJECTED', moderation: { history: { nodes: history }, form: FORM } };
  await openProvider({ providerLoaderQuery: { provider } });
  const [entry, ...others] = screen.getAllByText(rejected);
  expect(others).toEqual([]);
  expect(entry!.closest('li')).toHaveTextContent('Closed.');
});
