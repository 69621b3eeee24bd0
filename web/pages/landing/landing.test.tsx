import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { openPage, text } from '#web/testing/openPage.tsx';

/** Sets the position reported by the browser; null denies permission. */
function standAt(coords: { latitude: number; longitude: number } | null) {
  const getCurrentPosition = (found: (at: object) => void, fail: (reason: Error) => void) =>
    coords ? found({ coords }) : fail(new Error('denied'));
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'));
}

type Person = ReturnType<typeof openPage>['person'];

/** Expects the failure message, and closes it, so that it is not mistaken for a later one. */
async function expectNotFound(person: Person) {
  const message = await screen.findByRole('alertdialog', { name: text('search.nearMeFailed') });
  expect(message).toBeVisible();
  await person.click(within(message).getByRole('button'));
  await waitFor(() => expect(message).not.toBeInTheDocument());
}

const city = (name: string, latitude: number, longitude: number) => ({
  nearestPlace: { id: name, displayName: name, latitude, longitude },
});
const address = () => screen.findByLabelText(text('search.from'), { selector: 'input' });
const nearMe = () => screen.findByRole('button', { name: text('search.nearMe') });

/** Presses the button after the fields with suggestions have replaced the plain ones, when the pointer approaches. */
async function pressNearMe(person: Person) {
  await person.hover(await nearMe());
  await screen.findByRole('combobox', { name: text('search.from') });
  await person.click(await nearMe());
}

test("fills in the visitor's city on request, and explains what to do without permission", async () => {
  const rosario = 'Rosario, Santa Fe, Argentina';
  const { api, person } = openPage('/', { answers: { findNearestQuery: city(rosario, -32.95, -60.64) } });
  standAt(null);
  await pressNearMe(person);
  await expectNotFound(person);
  expect(api.sent('findNearestQuery')).toEqual([]);
  standAt({ latitude: -32.9512, longitude: -60.6534 });
  await pressNearMe(person);
  await waitFor(async () => expect(await address()).toHaveValue(rosario));
  // the position of the city, not of the house
  expect(api.sent('findNearestQuery')).toEqual([{ latitude: -32.95, longitude: -60.65 }]);
});

test('refuses a place far from all cities', async () => {
  standAt({ latitude: 40.417, longitude: -3.704 });
  const { api, person } = openPage('/', { answers: { findNearestQuery: city('Natal, Brazil', -5.795, -35.209) } });
  await pressNearMe(person);
  await expectNotFound(person);
  expect(api.sent('findNearestQuery')).toHaveLength(1);
  expect(await address()).toHaveValue('');
});

const results = { searchProviders: { totalCount: 1, edges: [{ node: { businessName: 'Cargas Sur' } }] } };
const keywords = () => screen.findByRole('combobox', { name: text('search.keywords') });

async function pressKeywords(person: Person) {
  await person.click(await screen.findByLabelText(text('search.keywords'), { selector: 'input' }));
  await waitFor(async () => expect(await keywords()).toHaveFocus());
}

test('suggests services and businesses for keywords', async () => {
  const { api, person } = openPage('/', {
    answers: {
      SearchResultsQuery: results,
      SearchComboBoxesQuery: {
        suggestKeywords: [
          { text: 'Refrigerated transport', kind: 'SERVICE', heading: 'Road transport' },
          { text: 'Reefer Cargo S.A.', kind: 'PROVIDER' },
        ],
      },
    },
  });
  await pressKeywords(person);
  await person.keyboard('reefer');
  const [service, business] = await screen.findAllByRole('option');
  expect(service).toHaveTextContent('Refrigerated transportRoad transport');
  expect(business).toHaveTextContent(`Reefer Cargo S.A.${text('app.business')}`);
  await expectAccessible({ isDialogOpen: true });
  await person.keyboard('{ArrowDown}{Enter}');
  expect(await keywords()).toHaveAttribute('aria-expanded', 'false');
  expect(await keywords()).toHaveValue('Refrigerated transport');
  await person.keyboard('{Enter}');
  expect(await screen.findByRole('link', { name: 'Cargas Sur' })).toBeVisible();
  expect(api.sent('SearchResultsQuery')).toMatchObject([{ keywords: 'Refrigerated transport' }]);
});

test('suggestions that arrive after the search was submitted are not shown', async () => {
  const [found, late] = [Promise.withResolvers<object>(), Promise.withResolvers<object>()];
  const { api, person } = openPage('/', {
    answers: { SearchResultsQuery: found.promise, SearchComboBoxesQuery: late.promise },
  });
  await pressKeywords(person);
  await person.keyboard('customs{Enter}');
  await waitFor(() => expect(api.sent('SearchComboBoxesQuery')).toEqual([{ text: 'customs' }]));
  late.resolve({ suggestKeywords: [{ text: 'Customs brokerage', kind: 'SERVICE' }] });
  await late.promise;
  await new Promise((drawn) => setTimeout(drawn, 50));
  expect(screen.queryByRole('option')).toBeNull();
  found.resolve(results);
  expect(await screen.findByRole('link', { name: 'Cargas Sur' })).toBeVisible();
  expect(screen.queryByRole('option')).toBeNull();
});

test('suggests recent searches until they are cleared', async () => {
  const { api, person, router } = openPage('/?q=customs', { answers: { SearchResultsQuery: results } });
  await screen.findByRole('link', { name: 'Cargas Sur' });
  const reach = async () => {
    await router.navigate('/');
    await screen.findByText(text('landing.hero'));
    const field = await address();
    act(() => field.focus());
  };
  await reach();
  await person.click(await screen.findByRole('option', { name: /^customs/ }));
  await waitFor(() => expect(location.search).toBe('?q=customs'));
  await screen.findByRole('link', { name: 'Cargas Sur' });
  await reach();
  await person.click(await screen.findByRole('option', { name: text('search.forget') }));
  // after a reload the page has only the stored state
  expect(localStorage.getItem('recentSearches')).toBeNull();
  await person.tab();
  await reach();
  expect(await screen.findByRole('combobox', { name: text('search.from') })).toHaveFocus();
  await new Promise((drawn) => setTimeout(drawn, 50));
  expect(screen.queryByRole('option')).toBeNull();
  expect(api.sent('SearchResultsQuery')[0]).toMatchObject({ keywords: 'customs' });
});

test("keeps the focus on the button that fills in the visitor's city", async () => {
  // The fields with suggestions are loaded again, and replace the plain ones. This must be the last test of the file,
  // as the others use the previous modules.
  vi.resetModules();
  const fresh = await import('#web/testing/openPage.tsx');
  standAt({ latitude: -32.8895, longitude: -68.8458 });
  const mendoza = 'Mendoza, Mendoza, Argentina';
  const { person } = fresh.openPage('/', { answers: { findNearestQuery: city(mendoza, -32.89, -68.84) } });
  const button = await nearMe();
  expect(await address()).not.toHaveAttribute('role', 'combobox');
  button.focus();
  await person.keyboard('{Enter}');
  await waitFor(async () => expect(await address()).toHaveValue(mendoza));
  await import('./SearchComboBoxes.tsx');
  expect(button).toHaveFocus();
  expect(button).toBeVisible();
  // skips the button that swaps the places
  await person.tab();
  await person.tab();
  await waitFor(() => expect(document.querySelectorAll('input[role=combobox]')).toHaveLength(3));
});
