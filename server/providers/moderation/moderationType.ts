import { builder } from '#server/graphql/builder.ts';
import { UserName } from '#server/graphql/userName.ts';
import { taxNumberIsDoubtful } from '#server/tax-types/graphql.ts';
import { mayReadHistory, mayReadProviders } from '../access.ts';
import { MOST_PEOPLE, ProviderPerson } from '../people/personType.ts';
import { ProviderForm } from '../record/formType.ts';
import { Provider } from '../record/graphql.ts';
import { privateFields } from '../record/privateType.ts';

export const ProviderModeration = builder.prismaObject('Provider', {
  variant: 'ProviderModeration',
  description: 'The data of a provider for staff, in any state.',
  authScopes: mayReadProviders,
  fields: (t) => ({
    ...privateFields(t as never),
    form: t.variant(ProviderForm, { description: "The values of the provider's form." }),
    taxType: t.relation('taxType', {
      nullable: true,
      description: 'The type of the tax number; null when unknown.',
    }),
    taxNumberIsDoubtful: t.boolean({
      description: "Whether the tax number fails its country's checksum. The number can be saved nevertheless.",
      select: { taxNumber: true, taxType: true },
      resolve: ({ taxNumber, taxType }) =>
        Boolean(taxNumber && taxType && taxNumberIsDoubtful(taxType.countryCode, taxType.shortName, taxNumber)),
    }),
    applicantEmail: t.exposeString('applicantEmail', {
      nullable: true,
      description: 'The email of the applicant who pre-registered the provider; null when staff entered it.',
    }),
    applicantConfirmed: t.boolean({
      description: 'Whether the applicant confirmed the email, by an emailed link or for their account.',
      select: {
        applicantEmail: true,
        mailedLinks: { where: { kind: 'business', usedAt: { not: null } }, take: 1 },
        users: { where: { user: { emailVerifiedAt: { not: null } } }, select: { user: { select: { email: true } } } },
      },
      resolve: ({ applicantEmail, mailedLinks, users }) =>
        mailedLinks.length > 0 || users.some(({ user }) => user.email === applicantEmail),
    }),
    approver: t.relation('approver', {
      nullable: true,
      description:
        'The user who approved the provider, for super admins; others read `approvedBy`. Null when it is not approved, or the account was deleted.',
    }),
    approvedBy: t.relation('approver', {
      type: UserName,
      nullable: true,
      description:
        'The name of the person who approved the provider; null when it is not approved, or the account was deleted.',
    }),
    returnedAt: t.expose('rejectedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time at which the provider was sent back or rejected; null otherwise.',
    }),
    people: t.relation('users', {
      type: ProviderPerson,
      nullable: true,
      authScopes: mayReadHistory,
      unauthorizedResolver: () => null,
      description: `The owners and editors of the business, at most ${MOST_PEOPLE}; null for moderators.`,
      complexity: { multiplier: 3 },
      query: { orderBy: { userId: 'asc' }, take: MOST_PEOPLE },
    }),
    submittedAt: t.field({
      type: 'DateTime',
      description: 'The time of the last submission, since which a provider may be pending.',
      select: { createdAt: true, resubmittedAt: true },
      resolve: ({ createdAt, resubmittedAt }) => resubmittedAt ?? createdAt,
    }),
  }),
});

builder.prismaObjectField(Provider, 'moderation', (t) =>
  t.variant(ProviderModeration, {
    // callers without the right are refused before anything is read
    isNull: () => false,
    authScopes: mayReadProviders,
    unauthorizedResolver: () => null,
    description: "The provider's data for staff; null for other callers.",
  }),
);
