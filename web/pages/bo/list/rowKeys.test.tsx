import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, STAFF, text } from '#web/testing/openPage.tsx';

test('J and K move through the rows of a list, Enter opens one, and the slash focuses the search', async () => {
  const edges = ['Cranes', 'Storage', 'Towing'].map((name, at) => ({ node: { databaseId: at + 1, name } }));
  const { person, router } = openPage('/bo/services', {
    user: STAFF,
    answers: { servicesLoaderQuery: { services: { totalCount: 3, edges } } },
  });
  const row = (name: string) => screen.getByRole('link', { name });
  await screen.findByRole('link', { name: 'Cranes' });
  await person.keyboard('j');
  expect(row('Cranes')).toHaveFocus();
  await person.keyboard('jj');
  expect(row('Towing')).toHaveFocus();
  await person.keyboard('k');
  expect(row('Storage')).toHaveFocus();
  await person.keyboard('/');
  expect(screen.getByRole('searchbox', { name: text('bo.search.services') })).toHaveFocus();
  row('Storage').focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/bo/services/2'));
});
