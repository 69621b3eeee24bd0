import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, text } from '#web/testing/openPage.tsx';

const services = (...names: string[]) => ({
  services: { edges: names.map((name, at) => ({ node: { databaseId: at + 1, name, subcategory: { name: 'Road' } } })) },
});

test('a selector shows that it loads, that nothing was found, and that loading failed', async () => {
  const held = Promise.withResolvers<object>();
  const { api, person } = openPage('/pre-registration', { answers: { ServiceSelectorQuery: held.promise } });
  const service = await screen.findByRole('combobox', { name: text('preRegistration.service') });
  await person.click(service);
  await person.keyboard('qxwzkvj');
  const inList = async (id: string) => within(await screen.findByRole('listbox')).findByText(text(id));
  expect(await inList('selector.loading')).toBeVisible();
  held.resolve(services());
  expect(await inList('selector.empty')).toBeVisible();

  api.answer('ServiceSelectorQuery', services('Refrigerated transport', 'Refrigerated storage'));
  await person.clear(service);
  await person.keyboard('refri');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  await waitFor(() => expect(document.querySelector('[data-live-announcer]')).toHaveTextContent('2 options available'));

  api.answer('ServiceSelectorQuery', new Error('lost'));
  await person.keyboard('gerated');
  expect(await inList('selector.failed')).toBeVisible();
  await person.tab();
  expect(service).toHaveValue('refrigerated');
  expect(service).not.toHaveAttribute('aria-invalid', 'true');
});

test('a late response does not replace a newer one', async () => {
  const late = Promise.withResolvers<object>();
  const { api, person } = openPage('/pre-registration', {
    answers: {
      ServiceSelectorQuery: ({ search }) => (search === 'moving' ? late.promise : services('Refrigerated transport')),
    },
  });
  const service = await screen.findByRole('combobox', { name: text('preRegistration.service') });
  await person.click(service);
  await person.keyboard('moving');
  await waitFor(() => expect(api.sent('ServiceSelectorQuery')).toContainEqual({ search: 'moving' }));
  await person.clear(service);
  await person.keyboard('refrigerated');
  await screen.findByRole('option', { name: /Refrigerated transport/ });
  late.resolve(services('Moving'));
  await person.keyboard('{ArrowDown}{Enter}');
  expect(service).toHaveValue('Refrigerated transport');
});

test('typed text without a choice is kept and does not count, unless it is a complete name', async () => {
  const rosario = {
    suggestAddresses: ['Santa Fe, Argentina', 'Colonia, Uruguay'].map((region, at) => ({
      databaseId: at + 1,
      displayName: `Rosario, ${region}`,
    })),
  };
  const { person } = openPage('/pre-registration', { answers: { useLoadAddressesQuery: rosario } });
  const location = await screen.findByRole('combobox', { name: text('preRegistration.location') });
  await person.click(location);
  await person.keyboard('rosario');
  await screen.findAllByRole('option', { name: /Rosario/ });
  await person.tab();
  await waitFor(() =>
    expect(location).toHaveAccessibleDescription(expect.stringContaining(text('providerService.addressRequired'))),
  );
  expect(location).toHaveValue('rosario');
});

test('Escape while suggestions load keeps the list closed', async () => {
  const held = Promise.withResolvers<object>();
  const { person } = openPage('/pre-registration', { answers: { ServiceSelectorQuery: held.promise } });
  const service = await screen.findByRole('combobox', { name: text('preRegistration.service') });
  await person.click(service);
  await person.keyboard('cold');
  await screen.findByRole('listbox');
  await person.keyboard('{Escape}');
  held.resolve(services('Cold storage'));
  await held.promise;
  await new Promise((drawn) => setTimeout(drawn, 50));
  expect(screen.queryByRole('listbox')).toBeNull();
});
