import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { expectAccessible } from './expectAccessible.ts';
import { text } from './openPage.tsx';

/**
 * Enters `Mine` in a field and saves the form, which the server rejects as stale. Expects a notice with this title that
 * compares the input with `Theirs`, and returns the notice.
 */
export async function saveStale(person: UserEvent, field: HTMLElement, title: string): Promise<HTMLElement> {
  await person.clear(field);
  await person.type(field, 'Mine');
  await person.click(screen.getByRole('button', { name: text('bo.save') }));
  const notice = await screen.findByRole('region', { name: title });
  expect(notice).toHaveFocus();
  expect(within(notice).getByRole('row', { name: /Mine/ })).toHaveTextContent('Theirs');
  expect(field).toHaveValue('Mine');
  await expectAccessible();
  return notice;
}
