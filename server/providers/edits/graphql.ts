import { ProviderImage } from '#server/files/graphql.ts';
import { builder } from '#server/graphql/builder.ts';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { connectionType } from '#server/graphql/lists.ts';
import { byId, connectionOf, costOfRows, REST_ID, readListPage, VERSION } from '#server/graphql/paging.ts';
import { UserName } from '#server/graphql/userName.ts';
import { changesOf } from '#server/logs/changes.ts';
import { FieldChange } from '#server/logs/graphql.ts';
import { inLanguage } from '#server/logs/translated.ts';
import { mayModerate } from '../access.ts';
import { ProviderModeration } from '../moderation/moderationType.ts';
import { ProviderOwnership } from '../own/ownershipType.ts';
import { ProviderForm } from '../record/formType.ts';
import { Provider } from '../record/graphql.ts';
import { COMPARED, compared, ProviderComparison } from './comparisonType.ts';
import { draftOf, isHeld, loadFull, valuesOf, waitingEdit } from './draft.ts';

const MAX_ROWS = 100;
const PAGE_ROWS = 25;
/** The cost of an edit: its provider is read with all its data. */
const DRAFT_POINTS = 20;

const Outcome = builder.enumType('ProviderEditOutcome', {
  description: 'The outcome of an edit.',
  values: {
    APPLIED: { value: 'applied', description: 'The edit is public.' },
    REJECTED: { value: 'refused', description: 'Staff rejected the edit.' },
    WITHDRAWN: { value: 'takenBack', description: 'The owner withdrew the edit.' },
  } as const,
});

const ProviderEdit = builder.prismaObject('ProviderEdit', {
  description: "An owner's changes to a published provider. They become public when staff apply the edit.",
  fields: (t) => ({
    id: t.id({
      description: 'The id for `applyEdit` and `rejectEdit`; not for `node`.',
      resolve: ({ id }) => writeGlobalId('ProviderEdit', id),
    }),
    databaseId: t.exposeInt('id', { description: REST_ID }),
    version: t.exposeInt('version', { description: VERSION }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of the first submission.' }),
    noticeUntil: t.expose('noticeUntil', {
      type: 'DateTime',
      nullable: true,
      description:
        'The earliest time to apply the edit, if email and phone change together: the previous contacts are notified. Otherwise null.',
    }),
    heldUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'The earliest time to apply the edit, if it changes the contacts of a provider with a new owner. Otherwise null.',
      select: { values: true, provider: { select: { contactsHeldUntil: true } } },
      resolve: (edit) => (isHeld(edit.provider, valuesOf(edit)) ? edit.provider.contactsHeldUntil : null),
    }),
    outcome: t.expose('outcome', {
      type: Outcome,
      nullable: true,
      description: 'The outcome of the edit; null while it is pending.',
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'The reason given by staff, in plain text; null when there is none.',
    }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of the outcome; null while the edit is pending.',
    }),
    user: t.relation('user', {
      nullable: true,
      description:
        'The author of the edit, for super admins and the author; staff read `author`. Null after their account is deleted.',
    }),
    author: t.relation('user', {
      type: UserName,
      nullable: true,
      authScopes: mayModerate,
      description: 'The name of the author, for staff; null after their account is deleted.',
    }),
    provider: t.relation('provider', { type: Provider, description: 'The provider of the edit.' }),
    changes: t.field({
      type: [FieldChange],
      complexity: { field: DRAFT_POINTS },
      description: 'The fields of the provider that the edit changes, each once; at most 50.',
      select: COMPARED,
      resolve: async (edit, _, context) => changesOf(...(await compared(edit, context)), context.language),
    }),
    comparison: t.field({
      type: ProviderComparison,
      complexity: DRAFT_POINTS,
      deprecationReason: 'Since 2026-11-30, until 2027-05-30 or later: use `changes`.',
      description: 'The provider as it is now, and with the edit.',
      select: COMPARED,
      resolve: async (edit, _, context) => inLanguage(await compared(edit, context), context.language) as unknown[],
    }),
    image: t.field({
      type: ProviderImage,
      nullable: true,
      description: 'The new image, for staff and the uploader; null when there is none.',
      select: { file: true },
      resolve: ({ file }) => file && { fileId: file.id, file, approvedAt: null },
    }),
  }),
});

builder.prismaObjectFields(ProviderOwnership, (t) => ({
  lastEdit: t.prismaField({
    type: ProviderEdit,
    nullable: true,
    description: 'The last edit of the provider, pending or decided. Null when there was none.',
    complexity: DRAFT_POINTS,
    select: { id: true },
    resolve: (query, { id }, _, { db }) =>
      db.prisma.providerEdit.findFirst({ ...query, where: { providerId: id }, orderBy: { id: 'desc' } }),
  }),
  draft: t.field({
    type: ProviderForm,
    complexity: DRAFT_POINTS,
    description: 'The provider with its pending edit, for further editing.',
    select: { id: true },
    resolve: async ({ id }, _, { db }) => draftOf(db, await loadFull(db.prisma, id), await waitingEdit(db.prisma, id)),
  }),
}));

builder.prismaObjectField(ProviderModeration, 'pendingEdit', (t) =>
  t.prismaField({
    type: ProviderEdit,
    nullable: true,
    description: 'The pending changes by an owner; null if there are none.',
    complexity: DRAFT_POINTS,
    select: { id: true },
    resolve: (query, { id }, _, { db }) =>
      db.prisma.providerEdit.findFirst({ ...query, where: { providerId: id, outcome: null } }),
  }),
);

const EditConnection = connectionType(
  ProviderEdit,
  { name: 'ProviderEdit', of: 'Pending edits', row: 'An edit' },
  (_, { db }) => db.prisma.providerEdit.count({ where: { outcome: null } }),
);

builder.queryFields((t) => ({
  providerEdits: t.connection(
    {
      type: ProviderEdit,
      authScopes: mayModerate,
      description: "The owners' pending edits, oldest first. Errors: BAD_USER_INPUT.",
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
