import { builder } from '#server/graphql/builder.ts';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { AccessToken } from '#server/tokens/graphql.ts';
import { mayManagePartners } from './access.ts';
import { createPartner, deletePartner, updatePartner } from './savePartner.ts';

export const Partner = builder.prismaNode('Partner', {
  description: 'A company whose programs use the API. Visible to super admins only.',
  id: { field: 'id' },
  nullable: true,
  authScopes: mayManagePartners,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The database id, as in paths.' }),
    name: t.exposeString('name', { description: 'Unique name.' }),
    contactEmail: t.exposeString('contactEmail', { description: 'The contact for its programs.' }),
    version: t.exposeInt('version', { description: 'Increases with each save; send it with the next one.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The creation time.' }),
    tokens: t.relation('tokens', {
      type: AccessToken,
      description: 'Newest first; at most 100.',
      complexity: { multiplier: 10 },
      query: { take: 100, orderBy: { id: 'desc' } },
    }),
  }),
});

builder.queryFields((t) => ({
  partners: t.prismaField({
    type: [Partner],
    authScopes: mayManagePartners,
    description: 'All partners, sorted by name; at most 500.',
    complexity: { multiplier: 50 },
    resolve: (query, _, __, { db }) => db.prisma.partner.findMany({ ...query, orderBy: { name: 'asc' }, take: 500 }),
  }),
  partner: t.prismaField({
    type: Partner,
    nullable: true,
    authScopes: mayManagePartners,
    description: 'A partner by its database id; null when it does not exist.',
    args: { databaseId: t.arg.int({ required: true, description: "The partner's database id." }) },
    resolve: (query, _, { databaseId }, { db }) =>
      db.prisma.partner.findUnique({ ...query, where: { id: databaseId } }),
  }),
}));

const PartnerInput = builder.inputType('PartnerInput', {
  description: 'The form of a partner.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Up to 100 characters, unique.' }),
    contactEmail: t.string({ required: true, description: 'The contact for its programs.' }),
  }),
});

const PartnerPayload = builder.objectRef<{ id: number }>('PartnerPayload').implement({
  description: 'The result of a change.',
  fields: (t) => ({
    partner: t.prismaField({
      type: Partner,
      description: 'The saved partner.',
      resolve: (query, { id }, _, { db }) => db.prisma.partner.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

const DeletePartnerPayload = builder.objectRef<{ id: number }>('DeletePartnerPayload').implement({
  description: 'The result of a deletion.',
  fields: (t) => ({
    deletedId: t.id({
      description: 'The global id of the deleted partner.',
      resolve: ({ id }) => writeGlobalId('Partner', id),
    }),
  }),
});

const databaseId = "The partner's database id.";

builder.mutationFields((t) => ({
  createPartner: t.field({
    type: PartnerPayload,
    authScopes: mayManagePartners,
    description: 'Creates a partner. Errors: BAD_USER_INPUT, CONFLICT (duplicate name).',
    args: { input: t.arg({ type: PartnerInput, required: true, description: 'The complete form.' }) },
    resolve: async (_, { input }, context) => ({ id: await createPartner(context, input) }),
  }),
  updatePartner: t.field({
    type: PartnerPayload,
    authScopes: mayManagePartners,
    description: 'Saves a partner. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT (duplicate name, or changed meanwhile).',
    args: {
      databaseId: t.arg.int({ required: true, description: databaseId }),
      version: t.arg.int({ description: 'The edited version, to detect conflicts; null: overwrite.' }),
      input: t.arg({ type: PartnerInput, required: true, description: 'The complete form.' }),
    },
    resolve: async (_, { databaseId: id, version, input }, context) => {
      await updatePartner(context, { ...input, id, version });
      return { id };
    },
  }),
  deletePartner: t.field({
    type: DeletePartnerPayload,
    authScopes: mayManagePartners,
    description: 'Deletes a partner with its tokens and webhook endpoints; its providers remain. Errors: NOT_FOUND.',
    args: { databaseId: t.arg.int({ required: true, description: databaseId }) },
    resolve: async (_, { databaseId: id }, context) => {
      await deletePartner(context, id);
      return { id };
    },
  }),
}));
