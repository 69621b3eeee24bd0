import { Contact } from '#server/contacts/contact.ts';
import { contactTypeName } from '#server/contacts/contactType.ts';
import { builder } from '#server/graphql/builder.ts';
import type { Context } from '#server/graphql/context.ts';
import { Lane } from '#server/lanes/laneType.ts';
import { MOST } from '#shared/providerForm.ts';
import { mayConfirmListing } from '../access.ts';
import { Branch } from '../branches/graphql.ts';
import type { ProviderRow } from '../list/readRows.ts';
import { Provider } from '../record/graphql.ts';
import { readField } from '../record/visible.ts';
import { confirmListing, loadListing, removeListing } from './confirmListing.ts';

const Listing = builder.objectRef<ProviderRow>('MailedListing').implement({
  description: 'The listing of a mailed link with which the business confirms it.',
  fields: (t) => ({
    businessName: t.exposeString('businessName', { description: 'The legal name.' }),
    contacts: t.field({
      type: [Contact],
      description: `The contacts of the listing, at most ${MOST.contacts}.`,
      resolve: ({ contacts }) =>
        contacts.map((contact) => ({ ...contact, contactType: contactTypeName(contact.contactType) })),
    }),
    branches: t.field({
      type: [Branch],
      description: `The branches and their hours, at most ${MOST.branches}.`,
      resolve: ({ branches }) => branches as never,
    }),
    lanes: t.field({
      type: [Lane],
      description: `The routes that the business drives, at most ${MOST.lanes}.`,
      resolve: ({ lanes }) => lanes,
    }),
    isHidden: t.boolean({
      description: 'Whether the listing is hidden because it was not confirmed: a confirmation makes it public again.',
      resolve: ({ dormantSince }) => dormantSince !== null,
    }),
    confirmedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'The time of the last confirmation; null when there was none.',
      resolve: ({ confirmedAt }) => confirmedAt,
    }),
  }),
});

builder.queryField('mailedListing', (t) =>
  t.field({
    type: Listing,
    nullable: true,
    authScopes: mayConfirmListing,
    description:
      'The listing of a mailed link with which the business confirms it. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: { token: t.arg.string({ required: true, description: 'The token in the emailed link.' }) },
    resolve: (_, { token }, context) => loadListing(context, token),
  }),
);

const ListingPayload = builder.objectRef<ProviderRow>('MailedListingPayload').implement({
  description: 'The listing after the change.',
  fields: (t) => ({ listing: t.field({ type: Listing, description: 'The listing.', resolve: (row) => row }) }),
});

builder.mutationFields((t) => {
  const byLink = (change: (context: Context, token: string) => Promise<ProviderRow>, description: string) =>
    t.fieldWithInput({
      type: ListingPayload,
      authScopes: mayConfirmListing,
      description: `${description} Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.`,
      input: { token: t.input.string({ required: true, description: 'The token in the emailed link.' }) },
      resolve: (_, { input }, context) => change(context, input.token),
    });
  return {
    confirmListing: byLink(
      confirmListing,
      'Confirms that all data of a listing is true; a hidden listing is public again.',
    ),
    removeListing: byLink(
      removeListing,
      'Hides a listing whose business does not want to be listed; later imports skip it.',
    ),
  };
});

builder.prismaObjectFields(Provider, (t) => ({
  confirmedAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'The time at which the business last confirmed that all of its data is true; null when it never did.',
    resolve: (provider, _, context) => readField(provider, 'confirmedAt', context),
  }),
}));
