import { StoredFile } from '#server/files/graphql.ts';
import { isAllowed } from '#server/graphql/access.ts';
import { builder } from '#server/graphql/builder.ts';
import { UserName } from '#server/graphql/userName.ts';
import { storageName } from '#server/storage/storageName.ts';
import { taxNumberIsDoubtful } from '#server/tax-types/graphql.ts';
import { mayReadHistory, mayReadProviders } from '../access.ts';
import { storedFields } from './statusType.ts';

export const ProviderImage = builder.prismaObject('ProviderImage', {
  description: 'The picture of a business. Only staff and its owner see it before it and its provider are approved.',
  fields: (t) => ({
    databaseId: t.exposeInt('fileId', { description: 'The number of the picture. One that replaces it has another.' }),
    url: t.string({
      description: 'Where the widest one is, on this site.',
      select: { file: true },
      resolve: ({ file }) => `/uploads/${storageName(file.storageKey, file.widths.at(-1)!)}`,
    }),
    thumbnailUrl: t.string({
      description: 'Where the narrowest one is, on this site: at most 160 pixels wide.',
      select: { file: true },
      resolve: ({ file }) => `/uploads/${storageName(file.storageKey, file.widths[0]!)}`,
    }),
    approvedAt: t.expose('approvedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null: it waits for approval.',
    }),
  }),
});

export const ProviderComparison = builder.objectRef<{ before: string; after: string }>('ProviderComparison').implement({
  description: 'A provider twice, as JSON with names in the language of the request, as its history has it.',
  fields: (t) => ({
    before: t.exposeString('before', { description: 'As it is, or was before.' }),
    after: t.exposeString('after', { description: 'As it will be, or is since.' }),
  }),
});

const ProviderPerson = builder.prismaObject('ProviderUser', {
  variant: 'ProviderPerson',
  description: 'A person who is linked to a business.',
  fields: (t) => ({
    user: t.relation('user', { description: 'Who it is.' }),
    since: t.expose('createdAt', { type: 'DateTime', description: 'When they were linked.' }),
  }),
});

export const Provider = builder.prismaNode('Provider', {
  description: 'A business of the directory, as staff see it: also while it waits for moderation.',
  id: { field: 'id' },
  nullable: true,
  authScopes: mayReadProviders,
  fields: (t) => ({
    ...storedFields(t as never),
    taxType: t.relation('taxType', {
      nullable: true,
      description: 'What kind the tax number is of; null when none was said.',
    }),
    taxNumberIsDoubtful: t.boolean({
      description: "Whether the tax number breaks its country's checksum: a warning, never a block.",
      select: { taxNumber: true, taxType: true },
      resolve: ({ taxNumber, taxType }) =>
        Boolean(taxNumber && taxType && taxNumberIsDoubtful(taxType.countryCode, taxType.shortName, taxNumber)),
    }),
    applicantEmail: t.exposeString('applicantEmail', {
      nullable: true,
      description: 'The email of the applicant who pre-registered it; null when staff entered it.',
    }),
    applicantConfirmed: t.boolean({
      description: 'Whether the applicant proved that email, by the emailed link or for their account.',
      select: {
        applicantEmail: true,
        mailedLinks: { where: { kind: 'business', usedAt: { not: null } }, take: 1 },
        users: { where: { user: { emailVerifiedAt: { not: null } } }, select: { user: { select: { email: true } } } },
      },
      resolve: ({ applicantEmail, mailedLinks, users }) =>
        mailedLinks.length > 0 || users.some(({ user }) => user.email === applicantEmail),
    }),
    language: t.exposeString('language', {
      description: 'The language of the applicant, in which decisions are emailed: en, es or pt.',
    }),
    approvedAt: t.expose('approvedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was approved; null before. It is public while its status is APPROVED.',
    }),
    approver: t.relation('approver', {
      nullable: true,
      description: 'Null when nobody approved it, or they are gone. For super admins; others read `approvedBy`.',
    }),
    approvedBy: t.relation('approver', {
      type: UserName,
      nullable: true,
      description: 'Who approved it, by name; null when nobody did, or they are gone.',
    }),
    rejectedAt: t.expose('rejectedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was sent back or rejected; null otherwise.',
    }),
    image: t.relation('image', { type: ProviderImage, nullable: true, description: 'Null when there is none.' }),
    people: t.relation('users', {
      type: ProviderPerson,
      description: 'Who may speak for the business: people who proved to own its email. Empty for moderators.',
      complexity: { multiplier: 3 },
      query: (_, context) => ({
        orderBy: { userId: 'asc' },
        ...(!isAllowed(mayReadHistory, context) && { take: 0 }),
      }),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was entered.' }),
    submittedAt: t.field({
      type: 'DateTime',
      description: 'When it was submitted last: pending providers have been waiting since then.',
      select: { createdAt: true, resubmittedAt: true },
      resolve: ({ createdAt, resubmittedAt }) => resubmittedAt ?? createdAt,
    }),
  }),
});

builder.prismaObjectField(StoredFile, 'provider', (t) =>
  t.field({
    type: Provider,
    nullable: true,
    description: 'The business whose image it is; null when it is of none.',
    select: (_, __, nestedSelection) => ({ providerImage: { select: { provider: nestedSelection(true) } } }),
    resolve: ({ providerImage }) => providerImage?.provider ?? null,
  }),
);
