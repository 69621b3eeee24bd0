import { Contact } from '#server/contacts/contact.ts';
import { builder } from '#server/graphql/builder.ts';
import { loadedAs } from '#server/graphql/loadedAs.ts';
import { NODE_POINTS } from '#server/graphql/paging.ts';
import { Address } from '#server/places/graphql.ts';
import { ProviderService } from '#server/services/providerService.ts';
import { storageName } from '#server/storage/storageName.ts';
import { PUBLIC_TEXT_NAMES } from '#shared/providerForm.ts';
import { providerPath } from '#shared/providerPath.ts';
import { textFields } from '../texts/graphql.ts';
import { loadPublicProvider, loadPublicProviders, type PublicProvider as Row } from './loadPublicProviders.ts';

const PublicImage = builder.objectRef<NonNullable<Row['image']>>('PublicImage').implement({
  description: 'The approved picture of a business.',
  fields: (t) => ({
    url: t.string({
      description: 'Where the widest one is, on this site.',
      resolve: ({ storageKey, widths }) => `/uploads/${storageName(storageKey, widths.at(-1)!)}`,
    }),
    srcSet: t.string({
      description: 'All of them with their widths, as the `srcset` attribute of HTML has it.',
      resolve: ({ storageKey, widths }) =>
        widths.map((width) => `/uploads/${storageName(storageKey, width)} ${width}w`).join(', '),
    }),
  }),
});

export const PublicProvider = builder.objectRef<Row>('PublicProvider');

builder.node(PublicProvider, {
  description: 'All that everybody sees of an approved provider: what its page shows.',
  id: { resolve: (provider) => provider.id, parse: Number },
  loadMany: async (ids: number[], { db }) => {
    const rows = await loadPublicProviders(db.prisma, ids);
    return ids.map((id) =>
      loadedAs(
        'PublicProvider',
        rows.find((row) => row.id === id),
      ),
    );
  },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The id in REST answers.' }),
    path: t.string({ description: 'Where its page is, on this site.', resolve: (provider) => providerPath(provider) }),
    ...textFields(t, PUBLIC_TEXT_NAMES),
    image: t.field({
      type: PublicImage,
      nullable: true,
      description: 'Null when there is none, or it waits for approval.',
      resolve: (provider) => provider.image,
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
      resolve: (provider) => provider.contacts,
    }),
    providerServices: t.field({
      type: [ProviderService],
      description: 'What it offers, and where.',
      complexity: { multiplier: 3 },
      resolve: (provider) => provider.services,
    }),
    updatedAt: t.field({
      type: 'DateTime',
      description: 'When it was last saved or decided about.',
      resolve: (provider) => provider.updatedAt,
    }),
  }),
});

builder.queryField('publicProvider', (t) =>
  t.field({
    type: PublicProvider,
    nullable: true,
    description: 'An approved provider by its database id; null when there is none, or it is not approved.',
    args: { databaseId: t.arg.int({ required: true, description: "The provider's database id." }) },
    complexity: NODE_POINTS,
    resolve: (_, { databaseId }, { db }) => loadPublicProvider(db.prisma, databaseId),
  }),
);
