import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { openPage, STAFF, text } from '#web/testing/openPage.tsx';

const NAME = 'Fríos del Sur Transportes S.R.L.';
const PATH = '/providers/1-frios-del-sur-transportes-s-r-l';
const provider = { provider: { databaseId: 1, status: 'APPROVED', businessName: NAME, path: PATH, language: 'en' } };
const results = {
  searchProviders: { totalCount: 1, edges: [{ node: { databaseId: 1, businessName: NAME, path: PATH } }] },
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('an unknown provider is not found, and the page is readable', async () => {
  const { api, person } = openPage('/providers/999999-nobody', { answers: { SearchResultsQuery: results } });
  expect(await heading(text('provider.notFound'))).toBeVisible();
  expect(api.sent('providerPageLoaderQuery')).toEqual([{ id: '999999' }]);
  await expectAccessible();
  await person.type(screen.getByLabelText(text('search.keywords')), 'mudanzas{Enter}');
  expect(await screen.findByRole('link', { name: NAME })).toBeVisible();
  expect(location.pathname + location.search).toBe('/?q=mudanzas');
});

test('a provider that was deleted meanwhile is not found from its result', async () => {
  const { person } = openPage('/?f=Bahia+Blanca', { answers: { SearchResultsQuery: results } });
  await person.click(await screen.findByRole('link', { name: NAME }));
  expect(await heading(text('provider.notFound'))).toBeVisible();
  expect(location.pathname).toBe(PATH);
});

test('a provider that could not be loaded from its result is requested again', async () => {
  const { api, person } = openPage('/?f=Bahia+Blanca', {
    answers: { SearchResultsQuery: results, providerPageLoaderQuery: new Error('lost') },
  });
  await person.click(await screen.findByRole('link', { name: NAME }));
  expect(await heading(text('provider.failed'))).toBeVisible();
  await expectAccessible();
  api.answer('providerPageLoaderQuery', provider);
  await person.click(screen.getByRole('button', { name: text('loading.retry') }));
  expect(await heading(NAME)).toBeVisible();
});

test('a short address of it is copied, and visitors have no link to its form', async () => {
  const { api, person } = openPage(PATH.replace('/providers/', '/providers/en/'), {
    answers: { providerPageLoaderQuery: provider },
  });
  await person.click(await screen.findByRole('button', { name: text('page.share') }));
  expect(await screen.findByText(text('provider.copied'))).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/p/1`);
  expect(api.sent('keepSessionQuery')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: text('provider.staff') })).toBeNull();
});

test.each([
  ['declared', null, 'Own fleet, declared'],
  [
    'seen in a register, and on which day',
    { lastCheck: { source: 'FMCSA', sourceDate: '2026-10-03' } },
    'Own fleet, seen in the register of FMCSA on Oct 3, 2026',
  ],
])('an own fleet is said to be %s', async (_, ownFleetSeen, said) => {
  const declared = { roles: ['OWN_FLEET', 'BROKER'], ownFleetSeen, lanes: [] };
  openPage(PATH, { answers: { providerPageLoaderQuery: { provider: { ...provider.provider, ...declared } } } });
  const roles = within(await screen.findByRole('list', { name: text('role.title') }));
  expect(roles.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([said, text('role.broker')]);
});

test('a print shows changed contacts beside the credentials', async () => {
  const credential = {
    kind: 'RUTA',
    name: 'RUTA',
    number: '12',
    lastCheck: { by: 'FILE', source: 'RUTA', sourceDate: '2026-10-03' },
  };
  const notice = { controlNotice: { since: '2026-11-20T00:00:00Z', kinds: ['CONTACTS'] }, credentials: [credential] };
  openPage(PATH, { answers: { providerPageLoaderQuery: { provider: { ...provider.provider, ...notice } } } });
  await heading(NAME);
  fireEvent(window, new Event('beforeprint'));
  const printed = within((await screen.findByText(`${location.origin}${PATH}`)).closest('li')!);
  expect(printed.getByText(/^RUTA 12, active in the list/)).toBeVisible();
  expect(printed.getByText('Contacts changed on Nov 20')).toBeVisible();
  fireEvent(window, new Event('afterprint'));
});

test('staff have a link from the page of a provider to its form', async () => {
  const { person } = openPage(PATH, { user: STAFF, answers: { providerPageLoaderQuery: provider } });
  await person.click(await screen.findByRole('link', { name: text('provider.staff') }));
  await waitFor(() => expect(location.pathname).toBe('/bo/providers/1'));
});

test('input about a wrong listing is still there when its form is opened again', async () => {
  const { person } = openPage(PATH, { answers: { providerPageLoaderQuery: provider } });
  const field = async () => within(await screen.findByRole('dialog')).findByLabelText(new RegExp(text('report.text')));
  const open = screen.findByRole('button', { name: text('report.open') });
  await person.click(await open);
  await person.type(await field(), 'moved');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(await open);
  expect(await field()).toHaveValue('moved');
});

test('without the code of its map the page has the list of its places, and no error', async () => {
  const lost = vi.fn(() => {
    throw new Error('lost');
  });
  vi.doMock('./DrawnMap.tsx', lost);
  onTestFinished(() => vi.doUnmock('./DrawnMap.tsx'));
  const providerServices = [{ place: { name: 'Comodoro Rivadavia' } }];
  const listed = { provider: { ...provider.provider, providerServices } };
  openPage(PATH, { answers: { providerPageLoaderQuery: listed } });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe: () => void;
      disconnect = () => {};
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.observe = () => report([{ isIntersecting: true }]);
      }
    },
  );
  const map = await screen.findByRole('region', { name: text('provider.onMap') });
  await waitFor(() => expect(lost).toHaveBeenCalled());
  await waitFor(() => expect(map).not.toBeVisible());
  expect(screen.getByText('Comodoro Rivadavia')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
});

test('of many lanes the first are shown, and all of them after a press', async () => {
  const lanes = Array.from({ length: 10 }, (_, nth) => ({
    databaseId: nth,
    ...{ from: { name: `Town ${nth}`, countryCode: 'AR' }, to: { name: 'Rosario' }, rhythm: 'DAILY', service: null },
  }));
  const listed = { provider: { ...provider.provider, roles: [], lanes } };
  const { person } = openPage(PATH, { answers: { providerPageLoaderQuery: listed } });
  const shown = async () =>
    within(await screen.findByRole('region', { name: text('provider.lanes') })).getAllByRole('listitem');
  expect(await shown()).toHaveLength(8);
  await person.click(screen.getByRole('button', { name: text('provider.allLanes', { count: 10 }) }));
  expect(await shown()).toHaveLength(10);
  expect(screen.getByRole('button', { name: text('provider.fewerLanes') })).toHaveFocus();
});

test.each([
  ['left out when it is that of its only confirmation', '2023-01-05T00:00:00Z', null],
  ['shown when it was confirmed in a later year', '2024-02-05T00:00:00Z', '2023'],
])('the year since which a business is on Rumbo is %s', async (_, confirmedAt, year) => {
  const dates = { createdAt: '2023-01-02T00:00:00Z', approvedAt: '2023-01-05T00:00:00Z', confirmedAt };
  openPage(PATH, { answers: { providerPageLoaderQuery: { provider: { ...provider.provider, ...dates } } } });
  expect(await screen.findByText(new RegExp(`^${text('provider.notConfirmed', { date: '' }).trim()}`))).toBeVisible();
  expect(screen.queryByText(text('provider.factSince'))?.nextElementSibling?.textContent ?? null).toBe(year);
});

test('the bar of contacts is there once the contacts have left the window', async () => {
  let report = (_: { isIntersecting: boolean }[]) => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(handle: typeof report) {
        report = handle;
      }
      observe = () => {};
      disconnect = () => {};
    },
  );
  const contacts = [{ databaseId: 5, contactType: 'LAND_PHONE', url: 'tel:+542910003586' }];
  openPage(PATH, { answers: { providerPageLoaderQuery: { provider: { ...provider.provider, contacts } } } });
  const bar = (await screen.findByRole('link', { name: text('provider.call') })).closest('section');
  expect(bar).not.toHaveAttribute('data-shown');
  act(() => report([{ isIntersecting: false }]));
  expect(bar).toHaveAttribute('data-shown');
});
