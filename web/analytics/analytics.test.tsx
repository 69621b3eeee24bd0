import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { ANA, type openPage, text } from '#web/testing/openPage.tsx';

const analytics = {
  googleAnalytics: { measurementId: 'G-TEST1', scriptUrl: 'https://google.example/gtag.js' },
  clarity: { projectId: 'test1', scriptUrl: 'https://clarity.example/tag/' },
};

/** Opens a page with both services configured, and with fresh modules. */
async function visit(path: string, options: Parameters<typeof openPage>[1] = {}) {
  vi.resetModules();
  const fresh = await import('#web/testing/openPage.tsx');
  const { loadAnalytics } = await import('./loadAnalytics.ts');
  onTestFinished(() => {
    for (const name of ['dataLayer', 'clarity', 'ga-disable-G-TEST1']) Reflect.deleteProperty(window, name);
    for (const script of document.querySelectorAll('script')) script.remove();
    delete document.body.dataset.clarityMask;
    // other tests use installations without analytics
    vi.resetModules();
  });
  const page = fresh.openPage(path, { ...options, config: { version: '1.18.2', analytics } });
  await act(loadAnalytics);
  return page;
}

const findButton = (id: string) => screen.findByRole('button', { name: text(id) });
const banner = () => screen.queryByRole('region', { name: text('privacy.choices') });
const scripts = () => [...document.scripts].map(({ src }) => src).filter((src) => src);
const googleCalls = () => (window.dataLayer ?? []).map((call) => [...(call as unknown[])]);
const pageViews = () => googleCalls().flatMap(([, name, values]) => (name === 'page_view' ? [values] : []));

function remember(accepted: boolean) {
  localStorage.setItem('analytics-consent', JSON.stringify({ accepted, at: new Date().toISOString() }));
}

function expectNothingMeasured() {
  expect([window.dataLayer, window.clarity, scripts()]).toEqual([undefined, undefined, []]);
}

test('nothing is measured before the visitor consents', async () => {
  const { person } = await visit('/users/login');
  const accept = await findButton('app.accept');
  expect(within(banner()!).getByRole('link', { name: text('footer.privacy') })).toHaveAttribute(
    'href',
    '/legals/privacypolicy',
  );
  await expectAccessible();
  expectNothingMeasured();
  await person.click(accept);
  expect(banner()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  await waitFor(() => expect(pageViews()).toHaveLength(1));
  expect(googleCalls()).toContainEqual(['config', 'G-TEST1', expect.objectContaining({ send_page_view: false })]);
  expect(window.clarity!.q).toContainEqual(['set', 'version', '1.18.2']);
  expect(scripts()).toEqual(['https://google.example/gtag.js?id=G-TEST1', 'https://clarity.example/tag/test1']);
});

test('a visitor who accepted is not asked again, can reopen the question from the footer, and can decline', async () => {
  remember(true);
  const { person } = await visit('/users/login');
  await waitFor(() => expect(pageViews()).toHaveLength(1));
  expect(banner()).toBeNull();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  for (const name of ['_ga', '_ga_TEST1', '_clck', '_clsk']) document.cookie = `${name}=1; path=/`;
  expect(document.cookie.match(/_ga|_cl/g)).toHaveLength(4);
  await person.click(await findButton('privacy.choices'));
  expect(banner()).toHaveFocus();
  expect(banner()).toHaveTextContent(String(new Date().getFullYear()));
  await expectAccessible();
  await person.click(await findButton('privacy.decline'));
  expect(banner()).toBeNull();
  expect(await findButton('privacy.choices')).toHaveFocus();
  expect(document.cookie).not.toMatch(/_ga|_cl/);
  expect(window.clarity!.q!.at(-1)).toEqual(['stop']);
});

test('a visitor who declined is neither asked again nor measured', async () => {
  remember(false);
  const { person } = await visit('/users/login');
  await person.click(await screen.findByRole('link', { name: text('footer.terms') }));
  expect(await screen.findByRole('heading', { level: 1, name: text('footer.terms') })).toBeVisible();
  expect(banner()).toBeNull();
  expectNothingMeasured();
});

test('each page view is reported once, without search terms or tokens', async () => {
  const { person, router } = await visit('/?f=Rosario&q=secreto');
  await person.click(await findButton('app.accept'));
  await waitFor(() => expect(pageViews()).toHaveLength(1));
  await router.navigate('/?f=Rosario&q=otro+secreto');
  await waitFor(() => expect(location.search).toContain('otro'));
  await router.navigate('/users/login');
  await waitFor(() => expect(pageViews()).toHaveLength(2));
  // redirects to the legal page in the visitor's language
  await person.click(screen.getByRole('link', { name: text('footer.terms') }));
  await waitFor(() => expect(pageViews()).toHaveLength(3));
  await router.navigate('/users/password-reset?token=secreto');
  await waitFor(() => expect(pageViews()).toHaveLength(4));
  const view = (path: string, title: string, before: string | null) => ({
    page_location: location.origin + path,
    page_title: title,
    page_referrer: before === null ? '' : location.origin + before,
  });
  const terms = '/legals/en/servicesagreement';
  expect(pageViews()).toEqual([
    view('/', 'Rumbo', null),
    view('/users/login', `${text('nav.login')} · Rumbo`, '/'),
    view(terms, `${text('footer.terms')} · Rumbo`, '/users/login'),
    view('/users/password-reset', `${text('reset.title')} · Rumbo`, terms),
  ]);
  expect(JSON.stringify([googleCalls(), window.clarity!.q])).not.toMatch(/secreto|Rosario/);
});

test('Clarity receives the id and name of the signed-in user, and masks page texts', async () => {
  remember(true);
  await visit('/dashboard', { user: ANA });
  await waitFor(() =>
    expect(window.clarity?.q).toContainEqual(['identify', '2', undefined, undefined, ANA.displayName]),
  );
  expect(document.body).toHaveAttribute('data-clarity-mask', 'true');
  expect(JSON.stringify([googleCalls(), window.clarity!.q])).not.toContain(ANA.email);
});

test.each([
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
])('a browser that sends %s is neither asked for consent nor measured', async (_, property, value) => {
  Object.defineProperty(navigator, property, { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, property));
  remember(true);
  const { person } = await visit('/users/login');
  const choices = await findButton('privacy.choices');
  await screen.findByRole('heading', { level: 1 });
  expect(banner()).toBeNull();
  expectNothingMeasured();
  await person.click(choices);
  expect(screen.getByText(new RegExp(text('privacy.refusedByBrowser')))).toBeVisible();
  await expectAccessible();
  await person.click(await findButton('app.close'));
  expect(choices).toHaveFocus();
});
