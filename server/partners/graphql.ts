import { builder } from '#server/graphql/builder.ts';
import { editedVersion, versionFields } from '#server/graphql/expectedVersion.ts';
import { VERSION } from '#server/graphql/paging.ts';
import { addNodeQuery, changedNode, deletedPayload, savedPayload } from '#server/graphql/payloads.ts';
import { AccessToken } from '#server/tokens/graphql.ts';
import { mayDeletePartners, mayManagePartners } from './access.ts';
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
    version: t.exposeInt('version', { description: VERSION }),
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
}));

addNodeQuery('partner', Partner, mayManagePartners, 'A partner');

const PartnerInput = builder.inputType('PartnerInput', {
  description: 'The form of a partner.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Up to 100 characters, unique.' }),
    contactEmail: t.string({ required: true, description: 'The contact for its programs.' }),
  }),
});

const PartnerPayload = savedPayload('PartnerPayload', 'The result of a change.', 'partner', {
  type: Partner,
  description: 'The saved partner.',
});

const DeletePartnerPayload = deletedPayload('DeletePartnerPayload', 'Partner');

const ID = 'The id of the partner.';
const FORM = 'The complete form.';

builder.mutationFields((t) => ({
  createPartner: t.fieldWithInput({
    type: PartnerPayload,
    errors: {},
    authScopes: mayManagePartners,
    description: 'Creates a partner. Errors: BAD_USER_INPUT, CONFLICT (duplicate name).',
    input: { partner: t.input.field({ type: PartnerInput, required: true, description: FORM }) },
    resolve: async (_, { input }, context) => ({ id: await createPartner(context, input.partner) }),
  }),
  updatePartner: t.fieldWithInput({
    type: PartnerPayload,
    errors: {},
    authScopes: mayManagePartners,
    description:
      'Saves a partner. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT (duplicate name, or there is a newer version).',
    input: {
      id: t.input.id({ required: true, description: ID }),
      ...versionFields(t.input),
      partner: t.input.field({ type: PartnerInput, required: true, description: FORM }),
    },
    resolve: (_, { input }, context) =>
      changedNode('Partner', input.id, (id) =>
        updatePartner(context, { ...input.partner, id, version: editedVersion(input) }),
      ),
  }),
  deletePartner: t.fieldWithInput({
    type: DeletePartnerPayload,
    authScopes: mayDeletePartners,
    description: 'Deletes a partner with its tokens and webhook endpoints; its providers remain. Errors: NOT_FOUND.',
    input: { id: t.input.id({ required: true, description: ID }) },
    resolve: (_, { input }, context) => changedNode('Partner', input.id, (id) => deletePartner(context, id)),
  }),
}));
