import { Contact } from '#server/contacts/contact.ts';
import { contactTypeName } from '#server/contacts/contactType.ts';
import { PublicImage } from '#server/files/graphql.ts';
import { builder } from '#server/graphql/builder.ts';
import { connectionType } from '#server/graphql/lists.ts';
import { byId, connectionOf, costOfRows, readListPage, VERSION } from '#server/graphql/paging.ts';
import { UserName } from '#server/graphql/userName.ts';
import { inLanguage } from '#server/logs/translated.ts';
import { Address } from '#server/places/graphql.ts';
import { ProviderService } from '#server/services/providerService.ts';
import { PROVIDER_TEXT_NAMES } from '#shared/providerForm.ts';
import { mayModerate } from '../access.ts';
import { Branch } from '../branches/graphql.ts';
import { type FullProvider, snapshot } from '../change/snapshot.ts';
import { OwnProvider } from '../own/graphql.ts';
import { Provider, ProviderComparison } from '../record/graphql.ts';
import { textFields } from '../texts/graphql.ts';
import { draftOf, isHeld, loadFull, valuesOf, waitingEdit } from './draft.ts';

const MAX_ROWS = 100;
const PAGE_ROWS = 25;
/** A provider is read with all that is its. */
const DRAFT_POINTS = 20;

const Draft = builder.objectRef<FullProvider>('ProviderDraft').implement({
  description: 'A provider as it will be once its edit is applied. Items that are new have ids below 0.',
  fields: (t) => ({
    ...textFields(t, PROVIDER_TEXT_NAMES),
    taxTypeId: t.exposeInt('taxTypeId', { nullable: true, description: 'Database id; null when there is none.' }),
    address: t.field({
      type: Address,
      description: 'The city of the provider.',
      resolve: ({ addressId }, _, { gazetteer }) => gazetteer.get(addressId)!,
    }),
    contacts: t.field({
      type: [Contact],
      complexity: { multiplier: 3 },
      description: 'Ways to reach it.',
      resolve: ({ contacts }) =>
        contacts.map((contact) => ({ ...contact, contactType: contactTypeName(contact.contactType) })),
    }),
    providerServices: t.field({
      type: [ProviderService],
      complexity: { multiplier: 3 },
      description: 'What it offers, and where.',
      resolve: ({ services }) => services,
    }),
    branches: t.expose('branches', { type: [Branch], complexity: { multiplier: 3 }, description: 'Its sites.' }),
    image: t.field({
      type: PublicImage,
      nullable: true,
      description: 'Its picture; null when there is none.',
      resolve: ({ image }) => image?.file ?? null,
    }),
  }),
});

const Outcome = builder.enumType('ProviderEditOutcome', {
  description: 'What became of an edit.',
  values: {
    APPLIED: { value: 'applied', description: 'The public sees it.' },
    REFUSED: { value: 'refused', description: 'Staff did not apply it.' },
    TAKEN_BACK: { value: 'takenBack', description: 'Its owner took it back.' },
  } as const,
});

const ProviderEdit = builder.prismaObject('ProviderEdit', {
  description:
    'What an owner wants changed of a published provider. The public sees nothing of it before it is applied.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number by which it is decided about.' }),
    version: t.exposeInt('version', { description: VERSION }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was first submitted.' }),
    noticeUntil: t.expose('noticeUntil', {
      type: 'DateTime',
      nullable: true,
      description:
        'It is not applied before: mail and phone change together, of which the former ones were notified. Null for others.',
    }),
    heldUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'It is not applied before: it changes how the public reaches a provider that has a new owner. Null for others.',
      select: { values: true, provider: { select: { contactsHeldUntil: true } } },
      resolve: (edit) => (isHeld(edit.provider, valuesOf(edit)) ? edit.provider.contactsHeldUntil : null),
    }),
    outcome: t.expose('outcome', { type: Outcome, nullable: true, description: 'Null while it waits.' }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'What staff said to it, in plain text; null when they said nothing.',
    }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true, description: 'Null while it waits.' }),
    user: t.relation('user', { nullable: true, description: 'Its author, for staff; null when they are gone.' }),
    author: t.relation('user', {
      type: UserName,
      nullable: true,
      authScopes: mayModerate,
      description: 'Its author by name, for staff; null when they are gone.',
    }),
    provider: t.relation('provider', { type: Provider, description: 'What it is about, for staff.' }),
    comparison: t.field({
      type: ProviderComparison,
      complexity: DRAFT_POINTS,
      description: 'The provider now and with the edit.',
      select: { providerId: true, values: true, fileId: true },
      resolve: async (edit, _, { db, gazetteer, language }) => {
        const provider = await loadFull(db.prisma, edit.providerId);
        const json = (one: FullProvider) => JSON.stringify(inLanguage(snapshot({ gazetteer }, one), language));
        return { before: json(provider), after: json(await draftOf(db, provider, edit)) };
      },
    }),
    image: t.field({
      type: PublicImage,
      nullable: true,
      description:
        'The picture that is to take the place of the present one, for staff and the uploader; null for none.',
      select: { file: true },
      resolve: ({ file }) => file,
    }),
  }),
});

builder.prismaObjectFields(OwnProvider, (t) => ({
  edit: t.prismaField({
    type: ProviderEdit,
    nullable: true,
    description: 'Its last edit: the one that waits, or else what became of it. Null when there was none.',
    complexity: DRAFT_POINTS,
    select: { id: true },
    resolve: (query, { id }, _, { db }) =>
      db.prisma.providerEdit.findFirst({ ...query, where: { providerId: id }, orderBy: { id: 'desc' } }),
  }),
  draft: t.field({
    type: Draft,
    complexity: DRAFT_POINTS,
    description: 'As it will be once its edit is applied: what its owner goes on editing.',
    select: { id: true },
    resolve: async ({ id }, _, { db }) => draftOf(db, await loadFull(db.prisma, id), await waitingEdit(db.prisma, id)),
  }),
}));

builder.prismaObjectField(Provider, 'waitingEdit', (t) =>
  t.prismaField({
    type: ProviderEdit,
    nullable: true,
    description: 'The pending changes of its owner; null if there are none.',
    complexity: DRAFT_POINTS,
    select: { id: true },
    resolve: (query, { id }, _, { db }) =>
      db.prisma.providerEdit.findFirst({ ...query, where: { providerId: id, outcome: null } }),
  }),
);

const EditConnection = connectionType(
  ProviderEdit,
  { name: 'ProviderEditConnection', edge: 'ProviderEditEdge', of: 'Pending edits', row: 'An edit' },
  (_, { db }) => db.prisma.providerEdit.count({ where: { outcome: null } }),
);

builder.queryFields((t) => ({
  providerEdits: t.connection(
    {
      type: ProviderEdit,
      authScopes: mayModerate,
      description: 'The edits of owners that wait for review, oldest first. Errors: BAD_USER_INPUT.',
      complexity: costOfRows(MAX_ROWS, PAGE_ROWS),
      resolve: async (_, paging, { db }) => {
        const page = readListPage(paging, MAX_ROWS, PAGE_ROWS);
        const asked = byId(page, 'asc');
        const rows = await db.prisma.providerEdit.findMany({ ...asked, where: { outcome: null, ...asked.where } });
        return connectionOf(rows, page) as never;
      },
    },
    EditConnection,
  ),
}));
