import { builder } from '#server/graphql/builder.ts';
import { writeGlobalId } from '#server/graphql/globalId.ts';
import { AccessToken } from '#server/tokens/graphql.ts';
import { mayManagePartners } from './access.ts';
import { createPartner, deletePartner, updatePartner } from './savePartner.ts';

export const Partner = builder.prismaNode('Partner', {
  description: 'A company whose programs use the API. Only super admins see it.',
  id: { field: 'id' },
  nullable: true,
  authScopes: mayManagePartners,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The id in paths.' }),
    name: t.exposeString('name', { description: 'No two have the same.' }),
    contactEmail: t.exposeString('contactEmail', { description: 'Who is written to about its programs.' }),
    version: t.exposeInt('version', { description: 'Grows with each save; sent back with the next one.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was entered.' }),
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
    description: 'All partners by name; at most 500.',
    complexity: { multiplier: 50 },
    resolve: (query, _, __, { db }) => db.prisma.partner.findMany({ ...query, orderBy: { name: 'asc' }, take: 500 }),
  }),
  partner: t.prismaField({
    type: Partner,
    nullable: true,
    authScopes: mayManagePartners,
    description: 'A partner by its database id; null when there is none.',
    args: { databaseId: t.arg.int({ required: true, description: "The partner's database id." }) },
    resolve: (query, _, { databaseId }, { db }) =>
      db.prisma.partner.findUnique({ ...query, where: { id: databaseId } }),
  }),
}));

const PartnerInput = builder.inputType('PartnerInput', {
  description: 'A partner as its form has it.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Up to 100 characters; no other partner has it.' }),
    contactEmail: t.string({ required: true, description: 'Who is written to about its programs.' }),
  }),
});

const PartnerPayload = builder.objectRef<{ id: number }>('PartnerPayload').implement({
  description: 'The partner as it is now.',
  fields: (t) => ({
    partner: t.prismaField({
      type: Partner,
      description: 'The partner that was saved.',
      resolve: (query, { id }, _, { db }) => db.prisma.partner.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

const DeletePartnerPayload = builder.objectRef<{ id: number }>('DeletePartnerPayload').implement({
  description: 'What was deleted.',
  fields: (t) => ({
    deletedId: t.id({ description: 'Its global id.', resolve: ({ id }) => writeGlobalId('Partner', id) }),
  }),
});

const databaseId = "The partner's database id.";

builder.mutationFields((t) => ({
  createPartner: t.field({
    type: PartnerPayload,
    authScopes: mayManagePartners,
    description: 'Enters a partner. Errors: BAD_USER_INPUT, CONFLICT (the name is taken).',
    args: { input: t.arg({ type: PartnerInput, required: true, description: 'The whole form.' }) },
    resolve: async (_, { input }, context) => ({ id: await createPartner(context, input) }),
  }),
  updatePartner: t.field({
    type: PartnerPayload,
    authScopes: mayManagePartners,
    description: 'Saves a partner. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT (the name is taken, or somebody saved).',
    args: {
      databaseId: t.arg.int({ required: true, description: databaseId }),
      version: t.arg.int({ description: 'The version that was edited; without it the last save wins.' }),
      input: t.arg({ type: PartnerInput, required: true, description: 'The whole form.' }),
    },
    resolve: async (_, { databaseId: id, version, input }, context) => {
      await updatePartner(context, { ...input, id, version });
      return { id };
    },
  }),
  deletePartner: t.field({
    type: DeletePartnerPayload,
    authScopes: mayManagePartners,
    description: 'Deletes a partner with its tokens and webhook endpoints; what it sent in stays. Errors: NOT_FOUND.',
    args: { databaseId: t.arg.int({ required: true, description: databaseId }) },
    resolve: async (_, { databaseId: id }, context) => {
      await deletePartner(context, id);
      return { id };
    },
  }),
}));
