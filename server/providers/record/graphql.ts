import { StoredFile } from '#server/files/graphql.ts';
import { isAllowed } from '#server/graphql/access.ts';
import { builder } from '#server/graphql/builder.ts';
import { UserName } from '#server/graphql/userName.ts';
import { storageName } from '#server/storage/storageName.ts';
import { taxNumberIsDoubtful } from '#server/tax-types/graphql.ts';
import { mayReadHistory, mayReadProviders } from '../access.ts';
import { EditableProvider } from '../form/graphql.ts';
import { storedFields } from './statusType.ts';

export const ProviderImage = builder.prismaObject('ProviderImage', {
  description: 'The picture of a business. Only staff and its owner see it before it and its provider are approved.',
  fields: (t) => ({
    databaseId: t.exposeInt('fileId', { description: 'The database id of the image. A new image has a new one.' }),
    url: t.field({
      type: 'URL',
      description: 'The URL of the widest one, on this site.',
      select: { file: true },
      resolve: ({ file }) => `/uploads/${storageName(file.storageKey, file.widths.at(-1)!)}`,
    }),
    thumbnailUrl: t.field({
      type: 'URL',
      description: 'The URL of the narrowest one, on this site: at most 160 pixels wide.',
      select: { file: true },
      resolve: ({ file }) => `/uploads/${storageName(file.storageKey, file.widths[0]!)}`,
    }),
    approvedAt: t.expose('approvedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null while it is pending.',
    }),
  }),
});

export const ProviderComparison = builder.objectRef<{ before: string; after: string }>('ProviderComparison').implement({
  description: 'Two versions of a provider, as JSON with names in the language of the request.',
  fields: (t) => ({
    before: t.exposeString('before', { description: 'The current or previous version.' }),
    after: t.exposeString('after', { description: 'The new version.' }),
  }),
});

const ProviderPerson = builder.prismaObject('ProviderUser', {
  variant: 'ProviderPerson',
  description: 'A person linked to a business.',
  fields: (t) => ({
    user: t.relation('user', { description: 'The user.' }),
    since: t.expose('createdAt', { type: 'DateTime', description: 'The time of the link.' }),
  }),
});

export const Provider = builder.prismaNode('Provider', {
  description: 'A business of the directory, as staff see it, including pending ones.',
  interfaces: [EditableProvider],
  id: { field: 'id' },
  nullable: true,
  authScopes: mayReadProviders,
  fields: (t) => ({
    ...storedFields(t as never),
    taxType: t.relation('taxType', {
      nullable: true,
      description: 'The type of the tax number; null when unknown.',
    }),
    taxNumberIsDoubtful: t.boolean({
      description: "Whether the tax number fails its country's checksum. It can be saved nevertheless.",
      select: { taxNumber: true, taxType: true },
      resolve: ({ taxNumber, taxType }) =>
        Boolean(taxNumber && taxType && taxNumberIsDoubtful(taxType.countryCode, taxType.shortName, taxNumber)),
    }),
    applicantEmail: t.exposeString('applicantEmail', {
      nullable: true,
      description: 'The email of the applicant who pre-registered it; null when staff entered it.',
    }),
    applicantConfirmed: t.boolean({
      description: 'Whether the applicant confirmed that email, by the emailed link or for their account.',
      select: {
        applicantEmail: true,
        mailedLinks: { where: { kind: 'business', usedAt: { not: null } }, take: 1 },
        users: { where: { user: { emailVerifiedAt: { not: null } } }, select: { user: { select: { email: true } } } },
      },
      resolve: ({ applicantEmail, mailedLinks, users }) =>
        mailedLinks.length > 0 || users.some(({ user }) => user.email === applicantEmail),
    }),
    language: t.expose('language', {
      type: 'Language',
      description: 'The language of the applicant and of emailed decisions: en, es or pt.',
    }),
    approvedAt: t.expose('approvedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was approved; null before. It is public while its status is APPROVED.',
    }),
    approver: t.relation('approver', {
      nullable: true,
      description:
        'Null when it is not approved, or the account was deleted. For super admins; others read `approvedBy`.',
    }),
    approvedBy: t.relation('approver', {
      type: UserName,
      nullable: true,
      description: 'The name of who approved it; null when it is not approved, or their account was deleted.',
    }),
    rejectedAt: t.expose('rejectedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was sent back or rejected; null otherwise.',
    }),
    image: t.relation('image', { type: ProviderImage, nullable: true, description: 'Null when there is none.' }),
    people: t.relation('users', {
      type: ProviderPerson,
      description: 'The owners and editors of the business. Empty for moderators.',
      complexity: { multiplier: 3 },
      query: (_, context) => ({
        orderBy: { userId: 'asc' },
        ...(!isAllowed(mayReadHistory, context) && { take: 0 }),
      }),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was entered.' }),
    submittedAt: t.field({
      type: 'DateTime',
      description: 'The time of the last submission: pending providers have been waiting since then.',
      select: { createdAt: true, resubmittedAt: true },
      resolve: ({ createdAt, resubmittedAt }) => resubmittedAt ?? createdAt,
    }),
  }),
});

builder.prismaObjectField(StoredFile, 'provider', (t) =>
  t.field({
    type: Provider,
    nullable: true,
    description: 'The business it belongs to; null when there is none.',
    select: (_, __, nestedSelection) => ({ providerImage: { select: { provider: nestedSelection(true) } } }),
    resolve: ({ providerImage }) => providerImage?.provider ?? null,
  }),
);
