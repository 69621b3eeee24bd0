import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPage, STAFF, text } from '#web/testing/openPage.tsx';

const MODERATOR = { ...STAFF, isSuperAdmin: false, isModerator: true };
const NAMES = ['CONTACT', 'MAIL', 'SECOND_FACTOR', 'BUSINESSES', 'COLLEAGUE', 'SITE'];
const setUp = (missingSettings: string[], done: string[] = []) => ({
  setUp: { missingSettings, steps: NAMES.map((name) => ({ name, isDone: done.includes(name) })) },
  unapprovedProviders: { totalCount: 0 },
});

/** Finds a step of the checklist, after it is displayed. */
async function step(id: string) {
  const name = await screen.findByRole('heading', { level: 3, name: new RegExp(`^${text(id)}`) });
  return within(name.closest('li')!);
}

test('a new installation names its missing settings and leads to each step', async () => {
  const missing = ['OPERATOR_NAME', 'CONTACT_EMAIL', 'SMTP_URL'];
  openPage('/bo', { user: STAFF, answers: { homeLoaderQuery: setUp(missing, ['COLLEAGUE']) } });
  expect(await screen.findByRole('heading', { name: text('setUp.title', { done: 1, count: 6 }) })).toBeVisible();
  const codesOf = async (id: string) => (await step(id)).getAllByText(/^[A-Z_]+$/).map((code) => code.textContent);
  expect(await codesOf('setUp.contact')).toEqual(['OPERATOR_NAME', 'CONTACT_EMAIL']);
  expect(await codesOf('page.email')).toEqual(['SMTP_URL']);
  expect(screen.queryByRole('button', { name: text('setUp.test') })).toBeNull();

  const linksOf = async (id: string) =>
    (await step(id)).queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(await linksOf('setUp.secondFactor')).toEqual([[text('setUp.protect'), '/users/security']]);
  expect(await linksOf('setUp.businesses')).toEqual([
    [text('setUp.import'), '/bo/providers/import'],
    [text('setUp.create'), '/bo/providers/new'],
  ]);
  expect(await linksOf('setUp.site')).toEqual([[text('setUp.look'), '/']]);
  // a step that is done has no links
  expect(await linksOf('setUp.colleague')).toEqual([]);
  expect((await step('setUp.colleague')).queryByRole('button')).toBeNull();
  await expectAccessible();
});

test('a step is skipped, and the reason is shown when that fails', async () => {
  const { api, person } = openPage('/bo', {
    user: STAFF,
    answers: { homeLoaderQuery: setUp([]), SetUpMarkMutation: new Error('lost') },
  });
  const skip = async () => person.click((await step('setUp.colleague')).getByRole('button', { name: text('bo.skip') }));
  await skip();
  expect(await screen.findByRole('alertdialog', { name: text('setUp.failed') })).toBeVisible();

  api.answer('SetUpMarkMutation', {});
  api.answer('homeLoaderQuery', setUp([], ['COLLEAGUE']));
  await skip();
  await waitFor(async () => expect((await step('setUp.colleague')).getByText(text('page.done'))).toBeVisible());
  const input = { steps: ['COLLEAGUE'] };
  expect(api.sent('SetUpMarkMutation')).toEqual([{ input }, { input }]);
});

test('a test email reports its recipient, or the reason for a failure', async () => {
  const { api, person } = openPage('/bo', {
    user: STAFF,
    answers: { homeLoaderQuery: setUp([]), SetUpTestMailMutation: new Refusal('connect ECONNREFUSED') },
  });
  const send = async () => person.click((await step('page.email')).getByRole('button', { name: text('setUp.test') }));
  await send();
  expect(await screen.findByRole('alertdialog', { name: 'connect ECONNREFUSED' })).toBeVisible();

  api.answer('SetUpTestMailMutation', { sendTestEmail: { email: STAFF.email } });
  api.answer('homeLoaderQuery', setUp([], ['MAIL']));
  await send();
  expect(await screen.findByRole('alertdialog', { name: text('setUp.sent', { email: STAFF.email }) })).toBeVisible();
  await waitFor(async () => expect((await step('page.email')).getByText(text('page.done'))).toBeVisible());
});

test.each([
  { title: 'an empty directory shows no numbers', providerCount: 0, isShown: false },
  { title: 'a directory with a business shows its numbers', providerCount: 1, isShown: true },
])('to a moderator $title', async ({ providerCount, isShown }) => {
  openPage('/bo', {
    user: MODERATOR,
    answers: { homeLoaderQuery: { directoryAtAGlance: { providerCount }, unapprovedProviders: { totalCount: 3 } } },
  });
  expect(await screen.findByRole('link', { name: text('bo.moderate') })).toBeVisible();
  expect(Boolean(screen.queryByRole('heading', { name: text('bo.registrations') }))).toBe(isShown);
});

test('an approved pending image is removed from the page', async () => {
  const image = { databaseId: 5, thumbnailUrl: '/favicon.svg' };
  const provider = { id: 'UHJvdmlkZXI6Nw==', databaseId: 7, businessName: 'Fletes Ana', moderation: { image } };
  const home = (providers: object[]) => ({
    directoryAtAGlance: { providerCount: 1 },
    directoryFigures: { pendingImages: { providers } },
  });
  const { api, person } = openPage('/bo', { user: MODERATOR, answers: { homeLoaderQuery: home([provider]) } });
  const name = await screen.findByRole('link', { name: 'Fletes Ana' });
  expect(name).toHaveAttribute('href', '/bo/providers/7');
  const entry = within(name.closest('li')!);
  expect(entry.getByAltText('')).toHaveAttribute('src', image.thumbnailUrl);
  await expectAccessible();
  api.answer('homeLoaderQuery', home([]));
  await person.click(entry.getByRole('button', { name: text('bo.approve') }));
  await waitFor(() => expect(name).not.toBeInTheDocument());
  expect(api.sent('ImageDecisionMutation')).toEqual([{ input: { id: provider.id, imageId: '5' } }]);
});

test('recent activity is in sentences, with links to the user, the provider, the entry and the whole log', async () => {
  const log = {
    databaseId: '9',
    code: 'providerApproved',
    subjectType: 'PROVIDER',
    subjectId: btoa('Provider:7'),
    subjectName: 'Fletes Ana',
    user: { databaseId: 2, displayName: 'Super Admin' },
    createdAt: new Date().toISOString(),
  };
  openPage('/bo', { user: STAFF, answers: { homeLoaderQuery: { logs: { edges: [{ node: log }] } } } });
  const activity = within(await screen.findByRole('region', { name: text('bo.activity') }));
  expect(activity.getByRole('listitem')).toHaveTextContent(
    text('bo.said.approved', { who: 'Super Admin', what: 'Fletes Ana' }),
  );
  expect(activity.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/bo/logs',
    '/bo/users/2',
    '/bo/providers/7',
    '/bo/logs?log=9',
  ]);
});
