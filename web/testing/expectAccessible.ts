import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { expect } from 'vitest';

// rules about properties that jsdom does not render, or that the document of a test lacks
const FOR_BROWSERS = ['color-contrast', 'target-size', 'html-has-lang'];
// rules that do not apply while a dialog hides the rest of the page, as in the browser tests
const BEHIND_A_DIALOG = ['aria-hidden-focus', 'page-has-heading-one', 'region'];

/** Expects no axe violation of WCAG 2.2 AA, except for rules that only a browser can measure. */
export async function expectAccessible({ isDialogOpen = false } = {}): Promise<void> {
  if (!isDialogOpen) await screen.findByRole('heading', { level: 1 });
  const disabled = [...FOR_BROWSERS, ...(isDialogOpen ? BEHIND_A_DIALOG : [])];
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: Object.fromEntries(disabled.map((id) => [id, { enabled: false }])),
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([]);
}
