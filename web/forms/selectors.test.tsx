import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage, text } from '#web/testing/openPage.tsx';

const services = (...names: string[]) => ({
  services: { edges: names.map((name, at) => ({ node: { databaseId: at + 1, name, subcategory: { name: 'Road' } } })) },
});

/** Waits two frames, so that any wrong state would be rendered. */
const twoFrames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

test('a selector shows that it loads, that nothing was found, and that loading failed', async () => {
  const held = Promise.withResolvers<object>();
  const { api, person } = openPage('/pre-registration', { answers: { ServiceSelectorQuery: held.promise } });
  const service = await screen.findByRole('combobox', { name: text('preRegistration.service') });
  await person.click(service);
  await person.paste('qxwzkvj');
  const inList = async (id: string) => within(await screen.findByRole('listbox')).findByText(text(id));
  expect(await inList('app.loading')).toBeVisible();
  held.resolve(services());
  expect(await inList('selector.empty')).toBeVisible();

  api.answer('ServiceSelectorQuery', services('Refrigerated transport', 'Refrigerated storage'));
  await person.clear(service);
  await person.paste('refri');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  await waitFor(() => expect(document.querySelector('[data-live-announcer]')).toHaveTextContent('2 options available'));

  api.answer('ServiceSelectorQuery', new Error('lost'));
  await person.paste('gerated');
  expect(await inList('selector.failed')).toBeVisible();
  await person.tab();
  expect(service).toHaveValue('refrigerated');
  expect(service).not.toHaveAttribute('aria-invalid', 'true');

  // returning to the field sends the request again
  api.answer('ServiceSelectorQuery', services('Refrigerated transport'));
  const asked = api.sent('ServiceSelectorQuery').length;
  await person.tab({ shift: true });
  expect(service).toHaveFocus();
  await waitFor(() => expect(api.sent('ServiceSelectorQuery')).toHaveLength(asked + 1));
  await person.keyboard('{ArrowDown}');
  expect(await screen.findByRole('option', { name: /Refrigerated transport/ })).toBeVisible();
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
  await person.paste('moving');
  await waitFor(() => expect(api.sent('ServiceSelectorQuery')).toContainEqual({ search: 'moving' }));
  await person.clear(service);
  await person.paste('refrigerated');
  await screen.findByRole('option', { name: /Refrigerated transport/ });
  late.resolve(services('Moving'));
  await twoFrames();
  await person.keyboard('{ArrowDown}{Enter}');
  expect(service).toHaveValue('Refrigerated transport');
});

test('typed text without a choice is kept but ignored, unless it is a complete name', async () => {
  const places = (...names: string[]) => ({
    suggestPlaces: names.map((displayName, at) => ({ databaseId: at + 1, displayName })),
  });
  const held = Promise.withResolvers<object>();
  const { api, person } = openPage('/pre-registration', {
    answers: { useLoadAddressesQuery: places('Rosario, Santa Fe, Argentina', 'Rosario, Colonia, Uruguay') },
  });
  const location = await screen.findByRole('combobox', { name: text('preRegistration.location') });
  await person.click(location);
  await person.paste('rosario');
  await screen.findAllByRole('option', { name: /Rosario/ });
  await person.tab();
  await waitFor(() =>
    expect(location).toHaveAccessibleDescription(expect.stringContaining(text('providerService.addressRequired'))),
  );
  expect(location).toHaveValue('rosario');
  await person.tab({ shift: true });
  await person.keyboard('{ArrowDown}{Enter}');
  expect(location).toHaveValue('Rosario, Santa Fe, Argentina');
  expect(location).not.toHaveAttribute('aria-invalid', 'true');

  // the text is typed completely, and the field is left before the response
  api.answer('useLoadAddressesQuery', held.promise);
  await person.keyboard('{Control>}a{/Control}');
  await person.paste('mendoza, mendoza, argentina');
  await person.tab();
  expect(location).not.toHaveFocus();
  held.resolve(places('Mendoza, Neuquén, Argentina', 'Mendoza, Mendoza, Argentina'));
  await waitFor(() => expect(location).toHaveValue('Mendoza, Mendoza, Argentina'));
  expect(location).not.toHaveAttribute('aria-invalid', 'true');
  expect(location).not.toHaveFocus();
});

test('Escape while suggestions load keeps the list closed', async () => {
  const held = Promise.withResolvers<object>();
  const { person } = openPage('/pre-registration', { answers: { ServiceSelectorQuery: held.promise } });
  const service = await screen.findByRole('combobox', { name: text('preRegistration.service') });
  await person.click(service);
  await person.paste('cold');
  await screen.findByRole('listbox');
  await person.keyboard('{Escape}');
  held.resolve(services('Cold storage'));
  await waitFor(() => expect(screen.queryByText(text('app.loading'))).toBeNull());
  await twoFrames();
  expect(screen.queryByRole('listbox')).toBeNull();
});
