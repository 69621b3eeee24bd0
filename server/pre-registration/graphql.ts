import { builder } from '#server/graphql/builder.ts';
import { Lane } from '#server/lanes/laneType.ts';
import { PlaceRef } from '#server/places/graphql.ts';
import { isConfirmed } from '#server/providers/record/confirmed.ts';
import { ProviderStatus, pathOf, reasonOf } from '#server/providers/record/statusType.ts';
import { textFields } from '#server/providers/texts/graphql.ts';
import { Service } from '#server/services/graphql.ts';
import { ProviderService } from '#server/services/providerService.ts';
import { MOST, SUBMISSION_TEXT_NAMES } from '#shared/providerForm.ts';
import { findResubmission, type ReturnedProvider } from './preRegister.ts';
import { loadRegistration, type Registration } from './registrationStatus.ts';

/** All contacts of some types in one text, as a field of the form accepts several numbers; null when there are none. */
const contactOf = ({ contacts }: ReturnedProvider, ...types: string[]) =>
  contacts
    .filter(({ contactType }) => types.includes(contactType))
    .map(({ contactValue }) => contactValue)
    .join(' / ') || null;

const Resubmission = builder.objectRef<ReturnedProvider>('Resubmission').implement({
  description: 'The form that staff sent back for correction.',
  fields: (t) => ({
    version: t.exposeInt('version', {
      description: 'The version of the form, which increases with each save: the `expectedVersion` of `preRegister`.',
    }),
    email: t.string({ description: "The applicant's email.", resolve: ({ applicantEmail }) => applicantEmail ?? '' }),
    ...textFields(t, SUBMISSION_TEXT_NAMES),
    contactEmail: t.string({
      nullable: true,
      description: 'The public email; null when there is none.',
      resolve: ({ contacts }) => contacts.find(({ contactType }) => contactType === 'email')?.contactValue ?? null,
    }),
    contactPhone: t.string({
      nullable: true,
      description: 'The phone numbers, in one text; null when there are none.',
      resolve: (provider) => contactOf(provider, 'landPhone', 'mobilePhone'),
    }),
    contactWhatsapp: t.string({
      nullable: true,
      description: 'The WhatsApp numbers, in one text; null when there are none.',
      resolve: (provider) => contactOf(provider, 'whatsapp'),
    }),
    service: t.field({
      type: Service,
      nullable: true,
      description: 'The service; null after it is deleted.',
      resolve: ({ services }) => services[0]?.service ?? null,
    }),
    place: t.field({
      type: PlaceRef,
      description: 'The place of the offer.',
      resolve: ({ services, addressId }, _, { gazetteer }) => gazetteer.get(services[0]?.addressId ?? addressId)!,
    }),
    moreServices: t.field({
      type: [ProviderService],
      description: `The other services of the business and their places, at most ${MOST.services}.`,
      complexity: { multiplier: 3 },
      resolve: ({ services }) => services.slice(1),
    }),
    lanes: t.expose('lanes', {
      type: [Lane],
      description: `The routes that the business drives, at most ${MOST.lanes}.`,
      complexity: { multiplier: 3 },
    }),
    hasImage: t.boolean({
      description: 'Whether there is an image; it is kept unless a new one is sent.',
      resolve: ({ image }) => image !== null,
    }),
    reason: t.string({
      nullable: true,
      description: 'The reason why the business was sent back, in plain text.',
      resolve: ({ decisions }) => decisions[0]?.reason ?? null,
    }),
  }),
});

builder.queryField('resubmission', (t) =>
  t.field({
    type: Resubmission,
    nullable: true,
    description:
      'A business that staff sent back, by the token in the email. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: { token: t.arg.string({ required: true, description: 'The token in the emailed link.' }) },
    resolve: async (_, { token }, { db, limits, network }) => {
      await limits.count('reset', network);
      return findResubmission(db.prisma, token, 'token');
    },
  }),
);

export const RegistrationStatus = builder.objectRef<Registration>('RegistrationStatus').implement({
  description: 'The status of a pre-registration, for its applicant.',
  fields: (t) => ({
    businessName: t.exposeString('businessName', { description: 'The legal name.' }),
    status: t.expose('status', { type: ProviderStatus, description: 'The moderation status.' }),
    isConfirmed: t.boolean({
      description: "Whether the applicant's address is confirmed.",
      resolve: isConfirmed,
    }),
    reason: t.string({
      nullable: true,
      description: 'The reason why the business was sent back, rejected or suspended; null when there is none.',
      resolve: reasonOf,
    }),
    path: t.string({
      nullable: true,
      description: "The path of the business's page on this site; null while it is not approved.",
      resolve: pathOf,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time at which the business was received.' }),
  }),
});

builder.queryField('registrationStatus', (t) =>
  t.field({
    type: RegistrationStatus,
    nullable: true,
    description:
      'The status of a pre-registration, by the token in the email that confirms its receipt. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: { token: t.arg.string({ required: true, description: 'The token in the emailed link.' }) },
    resolve: (_, { token }, context) => loadRegistration(context, token),
  }),
);
