import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { Examples } from './Examples.tsx';

const [FIRST, SECOND] = ['First', 'Second'].map((name) => ({
  name,
  examples: { curl: `curl ${name}`, typescript: `fetch ${name}`, python: `get ${name}` },
})) as [Call, Call];

interface Call {
  name: string;
  examples: Parameters<typeof Examples>[0]['examples'];
}

/** Loads the page with two examples. */
async function load() {
  cleanup();
  const person = userEvent.setup();
  render(
    [FIRST, SECOND].map(({ name, examples }) => (
      <article key={name} aria-label={name}>
        <Examples id={name} examples={examples} />
      </article>
    )),
  );
  vi.resetModules();
  await import('./docs.ts');
  return person;
}

const example = ({ name }: Call) => within(screen.getByRole('article', { name }));
const chosen = (call: Call) => example(call).getByRole('radio', { checked: true });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('examples are in the language that was last chosen, also at the next visit', async () => {
  const person = await load();
  expect(chosen(SECOND)).toHaveAccessibleName('curl');
  await person.click(example(FIRST).getByRole('radio', { name: 'Python' }));
  expect(chosen(SECOND)).toHaveAccessibleName('Python');
  await load();
  for (const call of [FIRST, SECOND]) expect(chosen(call)).toHaveAccessibleName('Python');
});

test('an example is copied in the language that is chosen', async () => {
  const person = await load();
  await person.click(example(FIRST).getByRole('radio', { name: 'TypeScript' }));
  await person.click(example(SECOND).getByRole('button', { name: 'Copy' }));
  expect(await example(SECOND).findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('fetch Second');
});

test('a language without an example is not chosen', async () => {
  localStorage.setItem('api-language', 'cobol');
  await load();
  expect(chosen(FIRST)).toHaveAccessibleName('curl');
});

test('the examples contain the entered token', async () => {
  cleanup();
  const examples = { curl: 'Bearer rumbo_…', typescript: '', python: '' };
  render(
    <>
      <label hidden data-token="">
        Your token
        <input />
      </label>
      <Examples id="call" examples={examples} />
    </>,
  );
  vi.resetModules();
  await import('./docs.ts');
  await userEvent.type(screen.getByLabelText('Your token'), 'rumbo_1');
  expect(screen.getByText('Bearer rumbo_1')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Your token'));
  expect(screen.getByText('Bearer rumbo_…')).toBeVisible();
});

test('the contents are filtered by the entered path', async () => {
  cleanup();
  render(
    <nav>
      <label hidden data-find="">
        Find
        <input />
      </label>
      <ul>
        <li data-words="Search carriers get /api/search">Search carriers</li>
        <li data-words="List services get /api/services">List services</li>
      </ul>
      <details data-staff="" />
    </nav>,
  );
  vi.resetModules();
  const added = vi.spyOn(document, 'addEventListener');
  await import('./docs.ts');
  // other files use the same document
  const listeners = added.mock.calls.filter(([type]) => type === 'keydown');
  onTestFinished(() => {
    for (const [type, listener] of listeners) document.removeEventListener(type, listener);
  });
  added.mockRestore();
  await userEvent.keyboard('/');
  await userEvent.keyboard('api serv');
  expect(screen.getByText('List services')).toBeVisible();
  expect(screen.getByText('Search carriers')).not.toBeVisible();
});
