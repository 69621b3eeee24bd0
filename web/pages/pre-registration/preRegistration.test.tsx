import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPage, text } from '#web/testing/openPage.tsx';

const DRAFT = {
  email: 'ana@andes.example',
  businessName: 'Transandes S.R.L.',
  taxNumber: '',
  websiteUrl: 'www.transandes.example/flota',
  description: 'Cargas refrigeradas entre Córdoba y São Paulo.',
  serviceId: { id: '29', text: 'Refrigerated transport' },
  placeId: { id: '3838859', text: 'Río Gallegos, Santa Cruz, Argentina' },
  moreServices: [],
  contactEmail: 'cargas@transandes.example',
  contactWhatsapp: '+54 9 (341) 555-1234',
  contactPhone: '0341 455-1234',
};

const CATEGORIES = [
  ['Road', 30, 'Dry van'],
  ['Cold chain', 29, 'Refrigerated transport'],
  ['Cold chain', 31, 'Cold storage'],
] as const;

const services = {
  services: {
    edges: CATEGORIES.map(([category, databaseId, name]) => ({
      node: { databaseId, name, subcategory: { name: category, category: { name: category } } },
    })),
  },
};

const places = { suggestPlaces: [{ databaseId: 3838859, displayName: DRAFT.placeId.text }] };

/** Opens the form with a stored draft. */
function openDraft(options?: Parameters<typeof openPage>[1]) {
  localStorage.setItem('pre-registration-draft', JSON.stringify(DRAFT));
  return openPage('/pre-registration', options);
}

const field = (id: string) => screen.getByLabelText(text(id));
const send = () => screen.getByRole('button', { name: text('page.send') });
const problems = (count: number) => screen.findByRole('region', { name: text('form.problems', { count }) });
// the label also contains the name of the chosen file
const image = () => screen.getByLabelText(text('preRegistration.image'), { exact: false });
const pictureOf = (bytes: number, name: string, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });

async function fill(person: UserEvent, id: string, value: string) {
  await person.clear(field(id));
  await person.paste(value);
}

test('missing and invalid values are listed, and each line links to its field', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  onTestFinished(() => scrolled.mockRestore());
  const { person, router } = openPage('/pre-registration');
  await screen.findByLabelText(text('page.email'));
  await person.click(send());
  const summary = await problems(7);
  expect(summary).toHaveFocus();
  expect(await screen.findByText(text('preRegistration.refused'))).toBeVisible();
  await expectAccessible();

  const lines = {
    'email.required': 'page.email',
    'provider.nameRequired': 'preRegistration.businessName',
    'provider.descriptionRequired': 'page.description',
    'providerService.serviceRequired': 'preRegistration.service',
    'providerService.addressRequired': 'preRegistration.location',
    'contact.emailRequired': 'page.contactEmail',
    'contact.whatsappRequired': 'page.whatsapp',
  };
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(Object.keys(lines).map((id) => text(id)));
  for (const [id, target] of Object.entries(lines)) {
    await person.click(within(summary).getByRole('link', { name: text(id) }));
    expect(field(target)).toHaveFocus();
    expect(scrolled.mock.contexts.at(-1)).toBe(field(target));
    expect(field(target)).toHaveAccessibleDescription(expect.stringContaining(text(id)));
  }
  expect(router.state.location).toMatchObject({ pathname: '/pre-registration', hash: '' });

  await fill(person, 'page.email', 'ana');
  await fill(person, 'page.description', 'x'.repeat(2001));
  expect(screen.getAllByText(text('preRegistration.charactersOver', { count: 1 }))[0]).toBeVisible();
  await person.upload(image(), pictureOf(5, 'notes.pdf', 'application/pdf'));
  await person.click(send());
  const changed = await problems(8);
  expect(changed).toHaveFocus();
  for (const id of ['email.format', 'page.tooLong', 'image.unreadable'])
    expect(within(changed).getByRole('link', { name: text(id) })).toBeVisible();
  await person.click(within(changed).getByRole('link', { name: text('image.unreadable') }));
  expect(image()).toHaveFocus();

  // a corrected field is removed from the list
  await fill(person, 'page.email', 'ana@andes.example');
  await fill(person, 'preRegistration.businessName', 'Andes');
  await person.tab();
  expect(await problems(6)).toBeVisible();
});

test('every reason for a failed submission is shown, no input is lost, and it is sent once', async () => {
  const { api, person, router } = openDraft({
    config: { botCheck: { kind: 'altcha', siteKey: null, scriptUrl: null } },
    answers: { altchaQuery: new Error('lost') },
  });
  await screen.findByLabelText(text('page.email'));
  const sent = () => api.sent('usePreRegistrationMutation');

  // an image that is too large
  await person.upload(image(), pictureOf(2 * 1024 * 1024 + 1, 'huge.jpg'));
  await waitFor(() =>
    expect(image()).toHaveAccessibleDescription(expect.stringContaining(text('preRegistration.imageLarge'))),
  );
  expect(screen.getByText('huge.jpg')).toBeVisible();
  expect(screen.getByText('2.01 MB')).toBeVisible();
  await person.click(send());
  expect(await problems(1)).toHaveFocus();
  await person.click(screen.getByRole('button', { name: text('file.remove') }));
  expect(image()).toHaveFocus();
  await person.upload(image(), pictureOf(400, 'truck.jpg'));

  // a bot check that fails
  await person.click(send());
  expect(await screen.findByText(text('botCheck.notLoaded'))).toBeVisible();
  expect(sent()).toHaveLength(0);

  // a lost connection
  api.answer('altchaQuery', { botCheckChallenge: null });
  api.answer('usePreRegistrationMutation', new Error('lost'));
  await person.click(send());
  expect(await screen.findByText(text('form.notSent'))).toBeVisible();
  expect(router.state.location.pathname).toBe('/pre-registration');
  expect(field('page.description')).toHaveValue(DRAFT.description);
  expect(field('preRegistration.service')).toHaveValue(DRAFT.serviceId.text);
  expect(screen.getByText('truck.jpg')).toBeVisible();

  // a field that the server rejects
  const refusal = new Refusal('No such number', 'BAD_USER_INPUT', 'contactWhatsapp');
  api.answer('usePreRegistrationMutation', refusal);
  await person.click(send());
  const summary = await problems(1);
  expect(summary).toHaveFocus();
  await person.click(within(summary).getByRole('link', { name: 'No such number' }));
  const whatsapp = field('page.whatsapp');
  expect(whatsapp).toHaveFocus();
  expect(whatsapp).toHaveAccessibleDescription(expect.stringContaining('No such number'));
  await fill(person, 'page.whatsapp', '+54 9 341 555-4321');

  // quick presses
  const held = Promise.withResolvers<object>();
  api.answer('usePreRegistrationMutation', held.promise);
  await person.dblClick(send());
  await person.type(field('page.email'), '{Enter}');
  expect(await screen.findByRole('progressbar', { name: /50/ })).toBeVisible();
  await expectAccessible();
  held.resolve({ preRegister: {} });
  const title = await screen.findByRole('heading', { level: 1, name: text('preRegistration.successTitle') });
  expect(title).toBeVisible();
  expect(router.state.location.pathname).toBe('/pre-registration/success');

  const keys = sent().map(({ input }) => (input as { idempotencyKey: string }).idempotencyKey);
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0], keys[0]]);
  expect(sent().at(-1)).toMatchObject({ input: { contactWhatsapp: '+54 9 341 555-4321' } });
});

test('switching the language midway loses nothing', async () => {
  const { api, person } = openDraft();
  await screen.findByLabelText(text('page.email'));
  await fill(person, 'page.description', 'Cargas frías');
  await person.upload(image(), pictureOf(400, 'truck.jpg'));
  await person.click(screen.getByRole('button', { name: /English/ }));
  await person.click(screen.getByRole('button', { name: 'Español' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Registre su empresa' })).toBeVisible();
  expect(screen.getByLabelText('Descripción')).toHaveValue('Cargas frías');
  expect(screen.getByText('truck.jpg')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Enviar' }));
  const title = await screen.findByRole('heading', { level: 1, name: 'Recibimos los datos de su empresa' });
  expect(title).toBeVisible();
  const { email, businessName } = DRAFT;
  expect(api.sent('usePreRegistrationMutation')).toMatchObject([
    { input: { email, businessName, description: 'Cargas frías', serviceId: '29', placeId: '3838859' } },
  ]);
});

test('input is shown on the card and as completed steps, and validated when its field loses the focus', async () => {
  const { person } = openPage('/pre-registration', {
    answers: { ServiceSelectorQuery: services, BrowseServicesQuery: services, useLoadAddressesQuery: places },
  });
  await screen.findByLabelText(text('page.email'));
  const card = () => within(screen.getByRole('region', { name: text('preRegistration.preview') })).getByRole('article');
  const steps = screen.getByRole('list', { name: text('preRegistration.steps') });
  const current = () => within(steps).getByRole('listitem', { current: 'step' });
  expect(current()).toHaveTextContent(text('app.business'));
  const done = () => within(steps).queryAllByText(text('preRegistration.stepDone'));
  await fill(person, 'page.email', 'ana');
  await fill(person, 'preRegistration.businessName', 'Transandes');
  expect(field('page.email')).toHaveAccessibleDescription(expect.stringContaining(text('email.format')));
  expect(field('page.whatsapp')).not.toHaveAttribute('aria-invalid', 'true');
  expect(done()).toHaveLength(0);

  await fill(person, 'page.email', DRAFT.email);
  await fill(person, 'preRegistration.businessName', DRAFT.businessName);
  await fill(person, 'page.description', DRAFT.description);
  await fill(person, 'page.contactEmail', DRAFT.contactEmail);
  await fill(person, 'page.whatsapp', DRAFT.contactWhatsapp);
  await fill(person, 'preRegistration.service', 'refri');
  await person.click(await screen.findByRole('option', { name: /Refrigerated/ }));
  await fill(person, 'preRegistration.location', 'rio galle');
  await person.click(await screen.findByRole('option', { name: /Río Gallegos/ }));
  expect(current()).toHaveTextContent(text('app.services'));
  await waitFor(() => expect(done()).toHaveLength(3));
  expect(field('page.email')).not.toHaveAttribute('aria-invalid', 'true');
  for (const part of [DRAFT.businessName, 'Cargas refrigeradas entre', 'Río Gallegos', DRAFT.contactEmail])
    expect(card()).toHaveTextContent(part);
  expect(within(card()).queryAllByRole('link')).toHaveLength(0);
  expect(card().compareDocumentPosition(send())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  // the first service can also be chosen without typing
  const browse = screen.getByRole('button', { name: text('preRegistration.browseFirst') });
  await person.click(browse);
  await person.click(await screen.findByText('Cold chain'));
  await person.click(screen.getByRole('button', { name: 'Cold storage' }));
  expect(field('preRegistration.service')).toHaveValue('Cold storage');
  expect(card()).toHaveTextContent('Cold storage');
  expect(browse).toHaveFocus();
});
