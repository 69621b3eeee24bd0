import { builder } from '#server/graphql/builder.ts';
import { REST_ID } from '#server/graphql/paging.ts';
import { PlaceRef } from '#server/places/graphql.ts';
import { Service } from './graphql.ts';

export interface ProviderServiceRow {
  id: number;
  providerId: number;
  service: typeof Service.$inferType;
  addressId: number;
  updatedAt: Date | string;
}

export const ProviderService = builder.objectRef<ProviderServiceRow>('ProviderService').implement({
  description: 'A service that a provider offers at a place.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: REST_ID }),
    providerDatabaseId: t.exposeInt('providerId', {
      description: 'The database id of the provider that offers the service.',
    }),
    service: t.expose('service', { type: Service, description: 'The service.' }),
    place: t.field({
      type: PlaceRef,
      description: 'The place.',
      resolve: (row, _, { gazetteer }) => gazetteer.get(row.addressId)!,
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'The time of the last change.' }),
  }),
});
