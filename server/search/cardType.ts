import { Contact } from '#server/contacts/contact.ts';
import { PublicImage } from '#server/files/graphql.ts';
import { builder } from '#server/graphql/builder.ts';
import { loadedAs } from '#server/graphql/loadedAs.ts';
import { Address } from '#server/places/graphql.ts';
import { ProviderService } from '#server/services/providerService.ts';
import { providerPath } from '#shared/providerPath.ts';
import { loadCards } from './loadCards.ts';
import { placesOf } from './matchedOffer.ts';
import type { Card } from './page.ts';

export const ProviderCard = builder.objectRef<Card>('ProviderCard');

builder.node(ProviderCard, {
  description: 'The public data of an approved provider in search results.',
  id: { resolve: (card) => card.id, parse: Number },
  loadMany: async (ids: number[], { reads }) =>
    (await loadCards(reads, ids)).map((card) => loadedAs('ProviderCard', card)),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The id in REST answers.' }),
    path: t.string({ description: 'The path of its page on this site.', resolve: (card) => providerPath(card) }),
    businessName: t.exposeString('businessName', { description: 'The legal name.' }),
    description: t.exposeString('description', {
      description: 'Cut at 200 characters, then an ellipsis. May be empty.',
    }),
    image: t.expose('image', {
      type: PublicImage,
      nullable: true,
      description: 'Null when there is none, or it waits for approval.',
    }),
    reviewedAt: t.field({
      type: 'DateTime',
      description: 'When staff approved it.',
      resolve: ({ approvedAt }) => approvedAt,
    }),
    address: t.field({
      type: Address,
      description: 'The city of the provider.',
      resolve: ({ addressId }, _, { gazetteer }) => gazetteer.get(addressId)!,
    }),
    contacts: t.field({
      type: [Contact],
      description: 'Ways to reach it.',
      complexity: { multiplier: 3 },
      resolve: (card) => card.contacts,
    }),
    providerServices: t.field({
      type: [ProviderService],
      description: 'Its services and their places.',
      complexity: { multiplier: 3 },
      resolve: (card) => card.services.map((offer) => providerServiceOf(card, offer)),
    }),
    places: t.field({
      type: [Address],
      description: 'The places of its services and branches, and its city: a search finds it near each of them.',
      complexity: { multiplier: 3 },
      resolve: (card, _, { gazetteer }) => placesOf(card).map((id) => gazetteer.get(id)!),
    }),
  }),
});

/** One of its services, as GraphQL shows it. */
export function providerServiceOf({ id: providerId }: Card, offer: Card['services'][number]) {
  const { id, addressId, updatedAt, serviceId, en, es, pt } = offer;
  const service = { id: serviceId, nameEn: en, nameEs: es, namePt: pt } as never;
  return { id, addressId, updatedAt, providerId, service };
}
