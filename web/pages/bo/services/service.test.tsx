import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SYNONYMS } from '#shared/synonyms.ts';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPage, STAFF, text } from '#web/testing/openPage.tsx';
import { saveStale } from '#web/testing/saveStale.ts';

const inEach = (english: string) => [
  { language: 'en', name: english },
  { language: 'es', name: 'Grúas' },
  { language: 'fr', name: 'Grues' },
  { language: 'pt', name: 'Guindastes' },
];
const CRANES = {
  id: 'cranes',
  databaseId: 7,
  version: 1,
  name: 'Cranes',
  translations: inEach('Cranes'),
  subcategory: { databaseId: 1, name: 'Lifting' },
  facet: 'EQUIPMENT',
  synonyms: [] as string[],
};

test('synonyms of a service are counted, and kept when the server refuses them', async () => {
  const refusal = text('service.synonymTooLong', { word: 'xxx', max: 60 });
  const { api, person } = openPage('/bo/services/7', {
    user: STAFF,
    answers: {
      serviceLoaderQuery: { service: CRANES },
      ServicePageMutation: new Refusal(refusal, 'BAD_USER_INPUT', 'synonyms'),
    },
  });
  const words = await screen.findByLabelText(text('bo.field.synonyms'));
  await person.type(words, 'Grúa\n\n  guindaste \nlong');
  expect(screen.getByText(`3 / ${SYNONYMS.max}`)).toBeVisible();
  await person.click(screen.getByRole('button', { name: text('bo.save') }));
  await waitFor(() => expect(words).toHaveAccessibleDescription(expect.stringContaining(refusal)));
  expect(words).toHaveValue('Grúa\n\n  guindaste \nlong');
  expect(api.sent('ServicePageMutation')).toHaveLength(1);
  await expectAccessible();
});

test('synonyms of a service are sent without blank lines, and the stored ones are shown one per line', async () => {
  const stored = { ...CRANES, version: 2, synonyms: ['Grúa', 'guindaste'] };
  const { api, person, router } = openPage('/bo/services/7', {
    user: STAFF,
    answers: { serviceLoaderQuery: { service: CRANES }, ServicePageMutation: { updateService: { service: stored } } },
  });
  await person.type(await screen.findByLabelText(text('bo.field.synonyms')), 'Grúa\n\n  guindaste \ngrua');
  await person.click(screen.getByRole('button', { name: text('bo.save') }));
  expect(await screen.findByRole('alertdialog', { name: text('bo.saved.service') })).toBeVisible();
  expect(api.sent('ServicePageMutation')).toMatchObject([
    { input: { service: { synonyms: ['Grúa', 'guindaste', 'grua'] } } },
  ]);

  api.answer('serviceLoaderQuery', { service: stored });
  await waitFor(() => expect(router.state.location.pathname).toBe('/bo/services'));
  await router.navigate('/bo/services/7');
  expect(await screen.findByLabelText(text('bo.field.synonyms'))).toHaveValue('Grúa\nguindaste');
});

test('the form shows the filter group of a service, and sends the chosen one', async () => {
  const stored = { ...CRANES, version: 2, facet: 'WORK' };
  const { api, person } = openPage('/bo/services/7', {
    user: STAFF,
    answers: { serviceLoaderQuery: { service: CRANES }, ServicePageMutation: { updateService: { service: stored } } },
  });
  const group = await screen.findByLabelText(text('bo.field.facet'));
  expect(group).toHaveDisplayValue(text('results.facet.equipment'));
  await person.selectOptions(group, text('results.facet.work'));
  await person.click(screen.getByRole('button', { name: text('bo.save') }));
  expect(await screen.findByRole('alertdialog', { name: text('bo.saved.service') })).toBeVisible();
  expect(api.sent('ServicePageMutation')).toMatchObject([{ input: { service: { facet: 'WORK' } } }]);
});

test('a new service is created in the chosen filter group', async () => {
  const { api, person } = openPage('/bo/services/new', {
    user: STAFF,
    answers: {
      ServiceFormQuery: {
        serviceSubcategories: [{ databaseId: 1, name: 'Lifting', category: { name: 'Heavy haulage' } }],
      },
      ServicePageCreateMutation: { createService: { service: CRANES } },
    },
  });
  await person.type(await screen.findByLabelText(text('bo.field.serviceName')), 'Cranes');
  await person.type(screen.getByLabelText(text('bo.subcategory')), 'Lif');
  await person.click(await screen.findByRole('option', { name: /Lifting/ }));
  const group = screen.getByLabelText(text('bo.field.facet'));
  expect(group).toHaveDisplayValue(text('results.facet.work'));
  await person.selectOptions(group, text('results.facet.equipment'));
  await expectAccessible();
  await person.click(screen.getByRole('button', { name: text('bo.create') }));
  expect(await screen.findByRole('alertdialog', { name: text('bo.saved.service') })).toBeVisible();
  expect(api.sent('ServicePageCreateMutation')).toMatchObject([
    { input: { service: { subcategoryId: '1', facet: 'EQUIPMENT' } } },
  ]);
});

test('a stale save of a service shows both versions, and the other one can be kept', async () => {
  const theirs = { ...CRANES, version: 2, name: 'Theirs', translations: inEach('Theirs'), facet: 'CARGO' };
  const { person } = openPage('/bo/services/7', {
    user: STAFF,
    answers: {
      serviceLoaderQuery: { service: CRANES },
      ServicePageMutation: new Refusal(text('service.stale'), 'CONFLICT', 'version'),
      ServicePageQuery: { service: theirs },
    },
  });
  const name = await screen.findByLabelText(text('bo.field.serviceName'));
  const notice = await saveStale(person, name, text('bo.stale.service'));
  expect(screen.getByText(text('bo.unsaved'))).toBeVisible();
  expect(within(notice).getByText(text('results.facet.cargo'))).toBeVisible();
  await person.click(screen.getByRole('button', { name: text('stale.keep') }));
  await waitFor(() => expect(name).toHaveValue('Theirs'));
  expect(notice).not.toBeInTheDocument();
  expect(screen.queryByText(text('bo.unsaved'))).toBeNull();
});

test('entered text of a service is kept when the user stays on the page, or changes the language', async () => {
  const { api, person, router } = openPage('/bo/services/7', {
    user: STAFF,
    answers: {
      serviceLoaderQuery: { service: CRANES },
      ServicePageMutation: { updateService: { service: { ...CRANES, version: 2, translations: inEach('Half') } } },
    },
  });
  const name = await screen.findByLabelText(text('bo.field.serviceName'));
  await person.clear(name);
  await person.type(name, 'Half');
  await person.click(screen.getByRole('link', { name: text('app.home') }));
  await person.click(await screen.findByRole('button', { name: text('bo.leave.stay') }));
  expect(router.state.location.pathname).toBe('/bo/services/7');
  await person.click(screen.getByRole('button', { name: /^Language:\s*English/ }));
  await person.click(await screen.findByRole('button', { name: 'Español' }));
  expect(await screen.findByLabelText('Nombre del servicio')).toHaveValue('Grúas');
  expect(screen.getByLabelText('Nombre en inglés')).toHaveValue('Half');
  await person.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByRole('alertdialog', { name: 'Servicio guardado correctamente' })).toBeVisible();
  expect(api.sent('ServicePageMutation')).toMatchObject([
    { input: { service: { name: 'Grúas', translations: inEach('Half') } } },
  ]);
});

test('the page of a service that does not exist says so', async () => {
  const { api } = openPage('/bo/services/2000000000', { user: STAFF });
  expect(await screen.findByRole('heading', { level: 1, name: text('service.notFound') })).toBeVisible();
  expect(api.sent('serviceLoaderQuery')).toEqual([{ id: '2000000000' }]);
});

test('a search without a match links back to all services, and they have pages', async () => {
  const all = { services: { totalCount: 150, edges: [{ node: CRANES }] } };
  const { api, person, router } = openPage('/bo/services?q=zzzzzz', {
    user: STAFF,
    answers: { servicesLoaderQuery: ({ search }) => (search ? { services: { totalCount: 0 } } : all) },
  });
  expect(await screen.findByText(text('bo.noMatch', { search: 'zzzzzz' }))).toBeVisible();
  await expectAccessible();
  await person.click(screen.getByRole('button', { name: text('bo.clearSearch') }));
  expect(await screen.findByRole('link', { name: 'Cranes' })).toBeVisible();
  expect(screen.getByRole('row', { name: /Cranes/ })).toHaveTextContent(text('results.facet.equipment'));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  await person.click(screen.getByRole('link', { name: text('bo.nextPage') }));
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
  expect(api.sent('servicesLoaderQuery')).toEqual([
    { search: 'zzzzzz', first: 100, offset: 0 },
    { search: null, first: 100, offset: 0 },
    { search: null, first: 100, offset: 100 },
  ]);
});

test('the list of services shows that loading failed, and can be reloaded', async () => {
  const { api, person } = openPage('/bo/services', {
    user: STAFF,
    answers: { servicesLoaderQuery: new Error('lost') },
  });
  expect(await screen.findByText(text('bo.failed.services'))).toBeVisible();
  api.answer('servicesLoaderQuery', { services: { totalCount: 1, edges: [{ node: CRANES }] } });
  await person.click(screen.getByRole('button', { name: text('loading.retry') }));
  expect(await screen.findByRole('link', { name: 'Cranes' })).toBeVisible();
});

test('staff see how a place and a service are interpreted, and why', async () => {
  const found = (name: string) => ({ name, score: 5.2, evidence: [{ kind: 'synonym', weight: 5.2 }] });
  const { api, person } = openPage('/bo/services', {
    user: STAFF,
    answers: {
      ReadingQuery: {
        explainSearch: {
          keywords: 'grúas',
          places: [found('Rosario, Argentina')],
          services: [found('Cranes'), found('')],
        },
      },
    },
  });
  await person.type(await screen.findByLabelText(text('bo.reading.keywords')), 'grúas Rosario{Enter}');
  await person.click(await screen.findByText(/^Cranes/));
  expect(screen.getByText('Rosario, Argentina', { exact: false })).toBeVisible();
  expect(screen.getByText(text('bo.none'), { exact: false })).toBeVisible();
  expect(api.sent('ReadingQuery')).toEqual([{ keywords: 'grúas Rosario' }]);
  await expectAccessible();
});
