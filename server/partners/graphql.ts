import { builder } from '#server/graphql/builder.ts';
import { editedVersion, versionFields } from '#server/graphql/expectedVersion.ts';
import { connectionType, pageOfIds, queryOfRows } from '#server/graphql/lists.ts';
import { costOfRows, OFFSET, readListPage, VERSION } from '#server/graphql/paging.ts';
import { addNodeQuery, changedNode, deletedPayload, savedPayload } from '#server/graphql/payloads.ts';
import { AccessToken, tokenList } from '#server/tokens/graphql.ts';
import { mayDeletePartners, mayManagePartners } from './access.ts';
import { countPartners, listPartnerIds } from './listPartners.ts';
import { createPartner, deletePartner, updatePartner } from './savePartner.ts';

export const Partner = builder.prismaNode('Partner', {
  description: 'A company whose programs use the API. Visible to super admins only.',
  id: { field: 'id' },
  nullable: true,
  authScopes: mayManagePartners,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The database id, as in paths.' }),
    name: t.exposeString('name', { description: 'The unique name.' }),
    contactEmail: t.exposeString('contactEmail', { description: "The contact address for the partner's programs." }),
    version: t.exposeInt('version', { description: VERSION }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The creation time.' }),
    accessTokens: t.connection(
      {
        type: AccessToken,
        description: "The tokens of the partner's programs, newest first. Errors: BAD_USER_INPUT.",
        complexity: tokenList.complexity,
        resolve: ({ id: partnerId }, ...asked) => tokenList.page({ partnerId }, ...asked),
      },
      tokenList.connection,
    ),
    validTokenCount: t.relationCount('tokens', {
      where: () => ({ revokedAt: null, expiresAt: { gt: new Date() } }),
      description: "The number of the partner's tokens that are neither revoked nor expired.",
    }),
    lastUsedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The time of the last use of any token of the partner; null when none was used.',
      select: {
        tokens: { where: { lastUsedAt: { not: null } }, orderBy: { lastUsedAt: 'desc' }, take: 1 },
      },
      resolve: ({ tokens: [token] }) => token?.lastUsedAt ?? null,
    }),
  }),
});

const MAX_ROWS = 1_000;
const PAGE_ROWS = 25;

const PartnerConnection = connectionType(
  Partner,
  { name: 'Partner', of: 'Partners', row: 'A partner' },
  ({ search }: { search?: string | null }, { db }) => countPartners(db.pool, search),
);

builder.queryFields((t) => ({
  partners: t.connection(
    {
      type: Partner,
      authScopes: mayManagePartners,
      description: 'All partners, sorted by name. Errors: BAD_USER_INPUT.',
      args: {
        search: t.arg.string({ description: 'Returns only partners with all these words in their name or email.' }),
        offset: t.arg.int({ description: OFFSET }),
      },
      complexity: costOfRows(MAX_ROWS, PAGE_ROWS),
      resolve: async (_, { search, ...paging }, context, info) => {
        const { pool, prisma } = context.db;
        const page = readListPage(paging, MAX_ROWS, PAGE_ROWS);
        const query = queryOfRows('Partner', context, info);
        const ids = await listPartnerIds(pool, search, page);
        return {
          ...(await pageOfIds(ids, page, (where) => prisma.partner.findMany({ ...query, where }))),
          search,
        } as never;
      },
    },
    PartnerConnection,
  ),
}));

addNodeQuery('partner', Partner, mayManagePartners, 'A partner');

const PartnerInput = builder.inputType('PartnerInput', {
  description: 'The form of a partner.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'The unique name, up to 100 characters.' }),
    contactEmail: t.string({ required: true, description: "The contact address for the partner's programs." }),
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
