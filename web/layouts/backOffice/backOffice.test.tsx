import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { ANA, openPage, STAFF, text } from '#web/testing/openPage.tsx';

const QUEUE = '/bo/providers/unapproved';

/** Stubs `matchMedia`: only this media query matches. */
function matchOnly(query: string) {
  const { matchMedia } = globalThis;
  vi.stubGlobal('matchMedia', (media: string) => ({ ...matchMedia(media), matches: media === query }));
}

test('the sidebar marks the current page, stays collapsed, and then names its icons on hover', async () => {
  matchOnly('(width >= 64rem)');
  const { person, router } = openPage('/bo', { user: STAFF });
  const sidebar = () => screen.findByRole('navigation', { name: text('page.backOffice') });
  expect(within(await sidebar()).getAllByRole('link')[0]).toHaveAttribute('aria-current', 'page');
  await person.click(screen.getByRole('button', { name: text('bo.sidebar.collapse'), expanded: true }));
  expect(screen.getByRole('button', { name: text('bo.sidebar.expand'), expanded: false })).toBeVisible();

  await router.navigate('/dashboard');
  await waitFor(() => expect(screen.queryByRole('navigation', { name: text('page.backOffice') })).toBeNull());
  await router.navigate('/bo');
  const users = within(await sidebar()).getByRole('link', { name: text('bo.users') });
  expect(screen.getByRole('button', { name: text('bo.sidebar.expand'), expanded: false })).toBeVisible();
  await person.hover(users);
  expect(await screen.findByRole('tooltip')).toHaveTextContent(text('bo.users'));
});

test('a phone has the most used pages at the bottom, and the others behind "More", which marks them', async () => {
  matchOnly('(width < 60rem)');
  const { person, router } = openPage('/bo/services', { user: STAFF });
  const bar = await screen.findByRole('navigation', { name: text('page.backOffice') });
  const names = () =>
    within(bar)
      .getAllByRole('link')
      .map(({ textContent }) => textContent.replace(/\d.*/, ''));
  const shown = ['bo.dashboard', 'page.providers', 'bo.moderation', 'bo.users'].map((id) => text(id));
  expect(names()).toEqual(shown);
  const more = within(bar).getByRole('button', { name: text('bo.more'), expanded: false });
  await person.click(more);
  expect(within(bar).getByRole('link', { name: text('app.services') })).toHaveAttribute('aria-current', 'page');
  await expectAccessible();
  await person.click(within(bar).getByRole('link', { name: text('bo.logs') }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/bo/logs'));
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(names()).toEqual(shown);
});

test('a moderator, who has four pages, has all of them at the bottom of a phone', async () => {
  matchOnly('(width < 60rem)');
  openPage('/bo', { user: { ...STAFF, isSuperAdmin: false, isModerator: true } });
  const bar = await screen.findByRole('navigation', { name: text('page.backOffice') });
  expect(within(bar).getAllByRole('link')).toHaveLength(4);
  expect(within(bar).queryByRole('button')).toBeNull();
});

test('a signed-out user logs in first, and then sees the requested page of the back office', async () => {
  const provider = { node: { businessName: 'Fletes', place: { countryCode: 'AR' }, moderation: {} } };
  const { person, router } = openPage(QUEUE, {
    answers: {
      LoginFormMutation: { signIn: { viewer: STAFF } },
      unapprovedLoaderQuery: { unapprovedProviders: { totalCount: 1, edges: [provider] } },
    },
  });
  await person.type(await screen.findByLabelText(text('page.email')), STAFF.email);
  expect(router.state.location).toMatchObject({
    pathname: '/users/login',
    search: `?next=${encodeURIComponent(QUEUE)}`,
  });
  await person.type(screen.getByLabelText(text('page.password')), 'a long sentence');
  await person.click(screen.getByRole('button', { name: text('nav.login') }));
  expect(await screen.findByRole('link', { name: 'Fletes' })).toBeVisible();
  expect(router.state.location.pathname).toBe(QUEUE);
});

test('a user who is not staff has no access to the back office, and continues to the home page', async () => {
  const { api, person, router } = openPage(QUEUE, { user: ANA });
  expect(await screen.findByRole('heading', { level: 1, name: text('bo.noAccess') })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: text('page.backOffice') })).toBeNull();
  expect(api.sent('unapprovedLoaderQuery')).toEqual([]);
  await person.click(within(screen.getByRole('main')).getByRole('link', { name: text('page.toHome') }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('staff with an unconfirmed email see a button that sends the link again', async () => {
  const held = { ...STAFF, hold: 'PROVE_EMAIL' };
  const { api, person } = openPage(QUEUE, {
    user: held,
    answers: {
      securityLoaderQuery: { viewer: held },
      ResendConfirmationMutation: {},
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: text('bo.held') })).toBeVisible();
  expect(api.sent('unapprovedLoaderQuery')).toEqual([]);
  await person.click(screen.getByRole('link', { name: text('bo.toSecurity') }));
  expect(await screen.findByText(text('security.proveEmail'))).toBeVisible();
  await person.click(screen.getByRole('button', { name: text('verify.again') }));
  await waitFor(() => expect(api.sent('ResendConfirmationMutation')).toHaveLength(1));
});

test('the number of pending providers is requested once a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const pending = (totalCount: number) => ({ unapprovedProviders: { totalCount, edges: [] } });
  const { api } = openPage('/bo/services', { user: STAFF, answers: { backOfficeLoaderQuery: pending(3) } });
  const queue = () => screen.findByRole('link', { name: new RegExp(`^${text('bo.moderation')}`) });
  await waitFor(async () => expect(await queue()).toHaveTextContent(text('bo.waiting', { count: 3 })));
  api.answer('backOfficeLoaderQuery', pending(5));
  const asked = api.sent('backOfficeLoaderQuery').length;
  vi.advanceTimersByTime(59_000);
  expect(api.sent('backOfficeLoaderQuery')).toHaveLength(asked);
  vi.advanceTimersByTime(1_000);
  await waitFor(async () => expect(await queue()).toHaveTextContent(text('bo.waiting', { count: 5 })));
});
