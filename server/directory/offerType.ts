import type { builder } from '#server/graphql/builder.ts';
import { Service, ServiceCategory } from '#server/services/graphql.ts';
import { namedIn } from '#server/services/nameIn.ts';
import type { Offer } from '#server/services/offers.ts';
import { readCatalogue } from './catalogue.ts';

const REPLACED = 'Since 2026-11-30, until 2027-05-30 or later: use';
const categoryKey = ({ category, key }: Offer) => category ?? key;

/** The fields for the service or category of a page, read from the catalogue in memory without a database query. */
export const offerFields = <Shape extends { offer: Offer }>(
  t: PothosSchemaTypes.ObjectFieldBuilder<(typeof builder)['$inferSchemaTypes'], Shape>,
) => ({
  serviceName: t.string({
    description: 'The name of the service or category, in the language of the request.',
    resolve: ({ offer }, _, { language }) => offer.names[language],
  }),
  service: t.field({
    type: Service,
    nullable: true,
    description: 'The service; null for a category.',
    resolve: ({ offer }) => (offer.category === null ? null : rowOf(offer)),
  }),
  category: t.field({
    type: ServiceCategory,
    nullable: true,
    description: 'The category, or the category of the service; null after the category is deleted.',
    resolve: async ({ offer }, _, context) => {
      const category = (await readCatalogue(context)).offers.get(categoryKey(offer));
      return category ? rowOf(category) : null;
    },
  }),
  categoryDatabaseId: t.int({
    deprecationReason: `${REPLACED} \`category\`.`,
    description: 'The database id of the category, or of the category of the service.',
    resolve: ({ offer }) => Math.abs(categoryKey(offer)),
  }),
  subcategoryDatabaseId: t.int({
    nullable: true,
    description: 'The database id of the subcategory of the service; null for a category.',
    resolve: ({ offer }) => offer.subcategory,
  }),
  serviceDatabaseId: t.int({
    nullable: true,
    deprecationReason: `${REPLACED} \`service\`.`,
    description: 'The database id of the service; null for a category.',
    resolve: ({ offer: { key } }) => (key > 0 ? key : null),
  }),
});

/** The row with only its id and names; Prisma loads the other fields when they are selected. */
const rowOf = ({ key, names }: Offer) => ({ id: Math.abs(key), ...namedIn(names) }) as never;
