import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#web/testing/expectAccessible.ts';
import { Refusal } from '#web/testing/fakeApi.ts';
import { openPage, STAFF, text } from '#web/testing/openPage.tsx';

const CHAMBER = {
  ...{ slug: 'camara-rosario', name: 'Cámara de Rosario', partnerName: 'Cámara', providerCount: 1 },
  version: 4,
  partner: { id: 'p7', databaseId: 7, name: 'Cámara' },
  members: {
    nodes: [
      { providerDatabaseId: 1, isPublished: true, provider: { id: 'r1', businessName: 'Andes' } },
      { providerDatabaseId: 2, isPublished: false, provider: { id: 'r2', businessName: 'Pampa' } },
    ],
  },
};
const PAGE = '/bo/partners/collections/camara-rosario';

test('a collection is renamed, gets a provider and loses one, and shows its two lines for other sites', async () => {
  const found = { node: { id: 'c3', databaseId: 3, businessName: 'Sur', place: { id: 'a', displayName: 'Rosario' } } };
  const { api, person, router } = openPage(PAGE, {
    user: STAFF,
    answers: {
      collectionsLoaderItemQuery: { collection: CHAMBER },
      collectionsLoaderQuery: { collections: { nodes: [CHAMBER] } },
      MembersProvidersQuery: { providers: { edges: [found] } },
      useCollectionEditorMutation: { saveCollection: { collection: CHAMBER } },
    },
  });
  const name = await screen.findByLabelText(text('page.name'));
  expect(screen.getByText(/data-collection="camara-rosario"/)).toBeVisible();
  expect(screen.getByText(text('bo.collection.hidden'))).toBeVisible();
  await expectAccessible();
  await person.clear(name);
  await person.type(name, 'Cámara');
  await person.type(screen.getByRole('combobox', { name: text('bo.collection.add') }), 'sur');
  await person.click(await screen.findByRole('option', { name: /Sur/ }));
  await person.click(screen.getByRole('button', { name: text('bo.collection.remove', { name: 'Andes' }) }));
  await person.click(screen.getByRole('button', { name: text('bo.save') }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/bo/partners/collections'));
  expect(api.sent('useCollectionEditorMutation')).toEqual([
    {
      input: {
        slug: 'camara-rosario',
        expectedVersion: 4,
        collection: { name: 'Cámara', partnerId: '7', providerIds: ['2', '3'] },
      },
    },
  ]);
  expect(await screen.findByRole('link', { name: CHAMBER.name })).toBeVisible();
});

test('a new collection needs a name, a name in addresses and a partner, and shows what the server refuses', async () => {
  const taken = 'Another partner already uses this name in addresses';
  const { api, person } = openPage('/bo/partners/collections/new', {
    user: STAFF,
    answers: {
      CollectionFormPartnersQuery: { partners: { nodes: [CHAMBER.partner] } },
      useCollectionEditorMutation: new Refusal(taken, 'CONFLICT', 'slug'),
    },
  });
  const create = async () => person.click(await screen.findByRole('button', { name: text('bo.create') }));
  await create();
  for (const id of ['collection.name', 'collection.partner'])
    expect((await screen.findAllByText(text(id)))[0]).toBeVisible();
  await person.type(screen.getByLabelText(text('page.name')), 'Cámara');
  await person.type(screen.getByLabelText(text('bo.collection.slug')), 'camara');
  await person.type(screen.getByRole('combobox', { name: text('bo.column.partner') }), 'cam');
  await person.click(await screen.findByRole('option', { name: 'Cámara' }));
  await create();
  expect((await screen.findAllByText(taken))[0]).toBeVisible();
  expect(api.sent('useCollectionEditorMutation')).toMatchObject([
    { input: { slug: 'camara', expectedVersion: null, collection: { partnerId: '7', providerIds: [] } } },
  ]);
});

test('a member that the server refuses has the error, and the summary leads to it', async () => {
  const refused = 'No approved provider has the id 2';
  const { person } = openPage(PAGE, {
    user: STAFF,
    answers: {
      collectionsLoaderItemQuery: { collection: CHAMBER },
      useCollectionEditorMutation: new Refusal(refused, 'BAD_USER_INPUT', 'providerIds.1'),
    },
  });
  await person.type(await screen.findByLabelText(text('page.name')), 's');
  await person.click(screen.getByRole('button', { name: text('bo.save') }));
  const item = screen.getByRole('link', { name: 'Pampa' }).closest('li')!;
  expect(await within(item).findByText(refused)).toBeVisible();
  await person.click(screen.getByRole('link', { name: refused }));
  expect(within(item).getByRole('button')).toHaveFocus();
});

test('a collection is deleted after a question', async () => {
  const { api, person } = openPage(PAGE, {
    user: STAFF,
    answers: {
      collectionsLoaderItemQuery: { collection: CHAMBER },
      collectionsLoaderQuery: { collections: { nodes: [] } },
      CollectionPageMutation: { deleteCollection: { slug: CHAMBER.slug } },
    },
  });
  await person.click(await screen.findByRole('button', { name: text('bo.delete') }));
  const asked = await screen.findByRole('alertdialog', { name: text('bo.delete.collection') });
  await person.click(within(asked).getByRole('button', { name: text('bo.delete') }));
  expect(await screen.findByText(text('bo.noCollectionsYet'))).toBeVisible();
  expect(api.sent('CollectionPageMutation')).toEqual([{ input: { slug: CHAMBER.slug } }]);
});
