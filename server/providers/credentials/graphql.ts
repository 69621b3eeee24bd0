import {
  CheckedBy,
  CheckResultEnum,
  Credential,
  kindField,
  validUntilField,
} from '#server/credentials/credentialType.ts';
import { proofsOf } from '#server/credentials/proofs.ts';
import { urlOf } from '#server/files/graphql.ts';
import { builder } from '#server/graphql/builder.ts';
import { connectionType, pageOfIds, queryOfRows } from '#server/graphql/lists.ts';
import { costOfRows, OFFSET, REST_ID, readListPage } from '#server/graphql/paging.ts';
import { sortedIds } from '#server/graphql/sortedIds.ts';
import { UserName } from '#server/graphql/userName.ts';
import { countRows } from '#server/platform/db.ts';
import { CREDENTIAL_KINDS, type CredentialKindName, dayText } from '#shared/credentials.ts';
import { MOST } from '#shared/providerForm.ts';
import { mayReadProviders } from '../access.ts';
import { OWN_FLEET_CONTRADICTED } from '../list/queueFlags.ts';
import { ProviderModeration } from '../moderation/moderationType.ts';
import { Provider } from '../record/graphql.ts';
import { readField, visible } from '../record/visible.ts';
import { seenFleet } from './seenFleet.ts';
import { TO_CHECK } from './toCheck.ts';

const MAX_ROWS = 100;
const PAGE_ROWS = 50;

const CheckRecord = builder.prismaObject('CredentialCheck', {
  variant: 'CredentialCheckRecord',
  authScopes: mayReadProviders,
  description: 'A check of a credential, with the data for staff.',
  fields: (t) => ({
    by: t.expose('by', { type: CheckedBy, description: 'The party that compared the credential with the register.' }),
    source: t.exposeString('source', { description: 'The register.' }),
    sourceDate: t.field({
      type: 'Date',
      description: 'The date of the file, or the day of the check by staff.',
      resolve: ({ sourceDate }) => dayText(sourceDate),
    }),
    result: t.expose('result', { type: CheckResultEnum, description: 'The result of the check.' }),
    seenName: t.exposeString('seenName', {
      nullable: true,
      description: 'The name found in the register; null when there was none.',
    }),
    ofName: t.exposeString('ofName', {
      description: 'The legal name of the business at the time of the check, which covers no other name.',
    }),
    at: t.expose('at', { type: 'DateTime', description: 'The time at which the check was recorded.' }),
    user: t.relation('user', {
      type: UserName,
      nullable: true,
      description: 'The staff member who made the check; null for a file, and after their account is deleted.',
    }),
  }),
});

const Registered = builder.prismaObject('RegisterRow', {
  variant: 'RegisteredBusiness',
  authScopes: mayReadProviders,
  description: 'The entry of a number in the loaded file of a register.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name as written in the file.' }),
    region: t.exposeString('region', {
      nullable: true,
      description: 'The region as written in the file; null when there is none.',
    }),
    isActive: t.exposeBoolean('active', { description: 'Whether the registration is active.' }),
    isBroker: t.exposeBoolean('broker', {
      description: 'Whether the business is registered as a broker rather than as a carrier.',
    }),
    units: t.exposeInt('units', {
      nullable: true,
      description: 'The number of vehicles of the business; null when the file does not state it.',
    }),
  }),
});

const CredentialRecord = builder.prismaObject('ProviderCredential', {
  variant: 'CredentialRecord',
  authScopes: mayReadProviders,
  description: 'A credential that a provider declares, with its checks: for staff.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: REST_ID }),
    kind: t.field(kindField),
    number: t.exposeString('number', { description: 'The number without spaces, dots and hyphens.' }),
    validUntil: t.field(validUntilField),
    lookUpUrl: t.field({
      type: 'URL',
      description: 'The page where anyone can look up the number.',
      resolve: ({ kind, number }) => CREDENTIAL_KINDS[kind as CredentialKindName].lookUp(number),
    }),
    checks: t.prismaField({
      type: [CheckRecord],
      description: 'The checks of the credential, newest first; at most 20.',
      complexity: { multiplier: 5 },
      select: { providerId: true, kind: true, number: true },
      resolve: (query, { providerId, kind, number }, _, { db }) =>
        db.prisma.credentialCheck.findMany({
          ...query,
          where: { providerId, kind, number },
          orderBy: [{ sourceDate: 'desc' }, { id: 'desc' }],
          take: 20,
        }),
    }),
    registered: t.prismaField({
      type: Registered,
      nullable: true,
      description:
        'The entry of the number in the loaded file of the register; null when no file is loaded, or the number is not in it.',
      select: { kind: true, number: true },
      resolve: (query, { kind, number }, _, { db }) =>
        db.prisma.registerRow.findUnique({ ...query, where: { kind_number: { kind, number } } }),
    }),
    documentUrl: t.field({
      type: 'URL',
      nullable: true,
      description: 'The document sent by an owner, for staff only; null when there is none.',
      select: { providerId: true, kind: true, number: true },
      resolve: async ({ providerId, kind, number }, _, { db }) => {
        const key = { providerId, kind, number };
        const row = await db.prisma.credentialFile.findUnique({
          where: { providerId_kind_number: key },
          include: { file: true },
        });
        return row && urlOf(row.file, row.file.widths.at(-1)!);
      },
    }),
    provider: t.field({
      type: Provider,
      nullable: true,
      description: 'The provider that declares the credential.',
      select: (_, __, nested) => ({ provider: nested(true) }),
      resolve: ({ provider }, _, context) => visible(provider, context),
    }),
  }),
});

builder.prismaObjectField(ProviderModeration, 'credentials', (t) =>
  t.relation('credentials', {
    type: CredentialRecord,
    description: `The credentials that the provider declares, with their checks; at most ${MOST.credentials}.`,
    complexity: { multiplier: 5 },
    query: { orderBy: { id: 'asc' } },
  }),
);

builder.prismaObjectField(ProviderModeration, 'ownFleetContradicted', (t) =>
  t.boolean({
    description:
      'Whether the provider declares its own fleet, while the loaded file of a register lists it as a broker, or with no vehicles.',
    complexity: 5,
    select: { id: true },
    resolve: async ({ id }, _, { db }) =>
      (await countRows(db.pool, `from providers p where p.id = $1 and ${OWN_FLEET_CONTRADICTED}`, [id])) > 0,
  }),
);

builder.prismaObjectField(Provider, 'ownFleetSeen', (t) =>
  t.field({
    type: Credential,
    nullable: true,
    description:
      'The credential whose register lists vehicles of the provider, not only as a broker, in the file of ' +
      'its last check. Null when there is none, or the provider does not declare its own fleet.',
    complexity: 5,
    resolve: async (provider, _, context) => {
      if (!(await readField(provider, 'roles', context)).includes('own_fleet')) return null;
      return seenFleet(context, await proofsOf(context, provider.id));
    },
  }),
);

const CredentialConnection = connectionType(
  CredentialRecord,
  { name: 'CredentialRecord', of: 'Credentials', row: 'A credential' },
  (_, { db }) => countRows(db.pool, `from ${TO_CHECK.from} where ${TO_CHECK.where}`, []),
);

builder.queryField('credentialsToCheck', (t) =>
  t.connection(
    {
      type: CredentialRecord,
      authScopes: mayReadProviders,
      description:
        'The credentials of approved providers that have no check under the present name, or whose last check ' +
        'is a difference found by a file. Oldest first. Errors: BAD_USER_INPUT.',
      args: { offset: t.arg.int({ description: OFFSET }) },
      complexity: costOfRows(MAX_ROWS, PAGE_ROWS),
      resolve: async (_, paging, context, info) => {
        const page = readListPage(paging, MAX_ROWS, PAGE_ROWS);
        const { pool, prisma } = context.db;
        const query = queryOfRows('CredentialRecord', context, info);
        const list = {
          from: TO_CHECK.from,
          id: 'c.id',
          key: 'c.id',
          isDescending: false,
          where: [TO_CHECK.where],
          values: [],
        };
        const ids = await sortedIds<number>(pool, list, page);
        return pageOfIds(ids, page, (where) => prisma.providerCredential.findMany({ ...query, where })) as never;
      },
    },
    CredentialConnection,
  ),
);
