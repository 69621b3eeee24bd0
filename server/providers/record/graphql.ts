import { Credential } from '#server/credentials/credentialType.ts';
import { proofsOf, shownProofs } from '#server/credentials/proofs.ts';
import { PublicImage, StoredFile } from '#server/files/graphql.ts';
import { builder } from '#server/graphql/builder.ts';
import type { Context } from '#server/graphql/context.ts';
import { loadedAs } from '#server/graphql/loadedAs.ts';
import { REST_ID, VERSION } from '#server/graphql/paging.ts';
import { savedPayload } from '#server/graphql/payloads.ts';
import { PlaceRef } from '#server/places/graphql.ts';
import { MOST, PUBLIC_TEXT_NAMES } from '#shared/providerForm.ts';
import { providerPath } from '#shared/providerPath.ts';
import { readRows } from '../list/readRows.ts';
import { formFields } from './formType.ts';
import { ProviderStatus, REASON_SELECT, reasonOf } from './statusType.ts';
import { cardOf, isVisible, readField, type Shown, visible } from './visible.ts';

/** The length of the summary on the cards of search results. */
const SUMMARY_LENGTH = 200;
const MOST_PLACES = MOST.services + MOST.branches + 1;

const proofsShown = (provider: { id: number }, _: unknown, context: Context) => {
  const stored = cardOf(provider as never)?.proofs;
  return stored ? shownProofs(stored) : proofsOf(context, provider.id);
};

export const Provider = builder.prismaObject('Provider', {
  description:
    'A business of the directory, with its public data. An unapproved one is visible only to staff, its ' +
    'owners and editors, and the programs of the partner that submitted it, until a person owns it.',
  authScopes: (provider, context) => isVisible(provider, context),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: REST_ID }),
    path: t.string({
      description: "The path of the provider's page on this site, which exists while it is approved.",
      resolve: (provider) => providerPath(provider),
    }),
    ...formFields(t as never, PUBLIC_TEXT_NAMES),
    credentials: t.field({
      type: [Credential],
      description: `The credentials that were found at public registers and have not expired, at most ${MOST.credentials}. An empty list is not evidence against a provider.`,
      // most providers have at most one
      complexity: { multiplier: 1 },
      resolve: proofsShown,
    }),
    credentialsSeenOn: t.field({
      type: 'Date',
      nullable: true,
      description:
        'The latest date on which one of the `credentials` was found at a register; null when there are none.',
      resolve: async (provider, _, context) =>
        (await proofsShown(provider, _, context))
          .map(({ sourceDate }) => sourceDate)
          .sort()
          .at(-1) ?? null,
    }),
    summary: t.string({
      description: `The description, truncated to ${SUMMARY_LENGTH} characters with an ellipsis. May be empty.`,
      resolve: (provider, _, context) => cardOf(provider)?.description ?? summaryOf(provider, context),
    }),
    image: t.field({
      type: PublicImage,
      nullable: true,
      description: 'The approved image; null when there is none, or it is pending.',
      resolve: (provider, _, context) => {
        const card = cardOf(provider);
        return card ? card.image : approvedImage(provider, context);
      },
    }),
    places: t.field({
      type: [PlaceRef],
      description: `The places of the provider's services and branches, and its city, at most ${MOST_PLACES}: searches find it near each of them.`,
      complexity: { multiplier: 3 },
      resolve: async (provider, _, context) => {
        const services = await readField(provider, 'services', context);
        const branches =
          cardOf(provider)?.branches ??
          (await readField(provider, 'branches', context)).map(({ addressId }) => addressId);
        const ids = [...services.map(({ addressId }) => addressId), ...branches, provider.addressId];
        return [...new Set(ids)].map((id) => context.gazetteer.get(id)!);
      },
    }),
    status: t.expose('status', { type: ProviderStatus, description: 'The moderation status.' }),
    reason: t.string({
      nullable: true,
      description:
        'The reason why the provider was sent back, rejected or suspended; null in other states, or without a reason.',
      select: REASON_SELECT,
      resolve: reasonOf,
    }),
    language: t.field({
      type: 'Language',
      description: 'The language of the provider and of its emails: that of the request or the import that created it.',
      resolve: (provider, _, context) => readField(provider, 'language', context),
    }),
    approvedAt: t.expose('approvedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'The time of the approval by staff; null before. The provider is public while its status is APPROVED.',
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'The time at which the provider was entered.',
      resolve: (provider, _, context) => readField(provider, 'createdAt', context),
    }),
    updatedAt: t.field({
      type: 'DateTime',
      description:
        'The time of the last save or decision, or of another change that moves the provider in `publicProviders`.',
      resolve: (provider, _, context) => readField(provider, 'updatedAt', context),
    }),
    version: t.int({
      description: VERSION,
      resolve: (provider, _, context) => readField(provider, 'version', context),
    }),
  }),
});

export const ProviderPayload = savedPayload('ProviderPayload', 'The provider after the change.', 'provider', {
  type: Provider,
  description: 'The provider that was changed.',
});

/** The payload for callers who may not see the provider after the change. */
export const BusinessNamePayload = builder.objectRef<{ businessName: string }>('BusinessNamePayload').implement({
  description: 'The business that was changed.',
  fields: (t) => ({ businessName: t.exposeString('businessName', { description: 'The legal name of the business.' }) }),
});

/** The summary of a provider, whose characters are code points, as PostgreSQL counts them. */
async function summaryOf(provider: Shown, context: Context): Promise<string> {
  const description = await readField(provider, 'description', context);
  const characters = [...description];
  return characters.length > SUMMARY_LENGTH ? `${characters.slice(0, SUMMARY_LENGTH).join('')}…` : description;
}

async function approvedImage(provider: Shown, context: Context) {
  const image = await readField(provider, 'image', context);
  return image?.approvedAt ? image.file : null;
}

builder.nodeRef(Provider, {
  id: { resolve: (provider) => (provider as Shown).id, parse: Number },
  loadMany: async (ids: number[], context) => {
    const rows = await readRows(context.reads, ids);
    return Promise.all(
      ids.map(async (id) =>
        loadedAs(
          'Provider',
          await visible(
            rows.find((row) => row.id === id),
            context,
          ),
        ),
      ),
    );
  },
});

builder.prismaObjectField(StoredFile, 'provider', (t) =>
  t.field({
    type: Provider,
    nullable: true,
    description: 'The business of the row; null when there is none.',
    select: (_, __, nestedSelection) => ({ providerImage: { select: { provider: nestedSelection(true) } } }),
    resolve: ({ providerImage }) => providerImage?.provider ?? null,
  }),
);
