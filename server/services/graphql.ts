import { builder } from '#server/graphql/builder.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { connectionType, queryOfRows } from '#server/graphql/lists.ts';
import { byId, connectionOf, costOfRows, OFFSET, REST_ID, readListPage } from '#server/graphql/paging.ts';
import { SYNONYMS } from '#shared/synonyms.ts';
import { findByName } from './findByName.ts';
import { ABOUT_SYNONYMS } from './parseSynonyms.ts';
import { nameField, translationsField } from './translationType.ts';

export const ServiceCategory = builder.prismaNode('ServiceCategory', {
  description: 'The top level of the service taxonomy, such as road freight.',
  id: { field: 'id' },
  nullable: true,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: REST_ID }),
    name: t.string(nameField),
    translations: t.field(translationsField),
  }),
});

const ServiceSubcategory = builder.prismaNode('ServiceSubcategory', {
  description: 'The middle level of the service taxonomy.',
  id: { field: 'id' },
  nullable: true,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: REST_ID }),
    name: t.string(nameField),
    translations: t.field(translationsField),
    category: t.relation('category', { description: 'The category of the subcategory.' }),
  }),
});

export const ServiceFacet = builder.enumType('ServiceFacet', {
  description: 'The subject of a service.',
  values: {
    WORK: { value: 'work', description: 'The type of work, such as moving or customs clearance.' },
    EQUIPMENT: { value: 'equipment', description: 'The equipment, such as a flatbed.' },
    CARGO: { value: 'cargo', description: 'The cargo, such as grain.' },
  } as const,
});

export const Service = builder.prismaNode('Service', {
  description: 'A service of carriers, such as refrigerated transport.',
  id: { field: 'id' },
  nullable: true,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: REST_ID }),
    name: t.string(nameField),
    translations: t.field(translationsField),
    subcategory: t.relation('subcategory', { description: 'The subcategory of the service.' }),
    // selected, so that they are loaded if a search has read only the names
    facet: t.field({
      type: ServiceFacet,
      description: 'The type of subject: work, equipment or cargo.',
      select: { serviceFacet: true },
      resolve: ({ serviceFacet }) => serviceFacet,
    }),
    synonyms: t.stringList({
      description: `${ABOUT_SYNONYMS} At most ${SYNONYMS.max}.`,
      select: { synonyms: true },
      resolve: ({ synonyms }) => synonyms,
    }),
    version: t.int({
      description: 'The version, which increases with each save; sent back with the next one.',
      select: { version: true },
      resolve: ({ version }) => version,
    }),
  }),
});

const BY_NAME = 'Only rows whose name, in any language, contains these words or prefixes.';

const MAX_ROWS = 1_000;
const PAGE_ROWS = 100;

const ServiceConnection = connectionType(
  Service,
  { name: 'Service', of: 'Services', row: 'A service' },
  async ({ search }: { search?: string | null }, { db }) =>
    (await findByName(db.pool, 'services', search))?.length ?? db.prisma.service.count(),
);

builder.queryFields((t) => ({
  services: t.connection(
    {
      type: Service,
      description: 'The services, by id. Errors: BAD_USER_INPUT.',
      args: {
        search: t.arg.string({ description: BY_NAME }),
        offset: t.arg.int({ description: OFFSET }),
      },
      complexity: costOfRows(MAX_ROWS, PAGE_ROWS),
      resolve: async (_, { search, ...paging }, context, info) => {
        const page = readListPage(paging, MAX_ROWS, PAGE_ROWS);
        const { pool, prisma } = context.db;
        const ids = await findByName(pool, 'services', search);
        const { where, ...list } = byId(page, 'asc');
        const rows = await prisma.service.findMany({
          ...{ ...queryOfRows('Service', context, info), ...list },
          where: { AND: [where, ids ? { id: { in: ids } } : {}] },
        });
        return { ...connectionOf(rows, page), search } as never;
      },
    },
    ServiceConnection,
  ),
  service: t.prismaField({
    type: Service,
    nullable: true,
    description: 'One service; null when there is no service with this id.',
    args: { id: t.arg.id({ required: true, description: 'The id of the service.' }) },
    resolve: (query, _, { id }, { db }) =>
      db.prisma.service.findUnique({ ...query, where: { id: databaseIdOf(id, 'Service') } }),
  }),
  serviceCategories: t.prismaField({
    type: [ServiceCategory],
    description: 'All categories, by id; at most 100.',
    resolve: (query, _, __, { db }) => db.prisma.serviceCategory.findMany({ ...query, orderBy: { id: 'asc' } }),
  }),
  serviceSubcategories: t.prismaField({
    type: [ServiceSubcategory],
    description:
      'All subcategories, or the subcategories that match the search, by id; at most 500. Errors: BAD_USER_INPUT.',
    args: { search: t.arg.string({ description: BY_NAME }) },
    resolve: async (query, _, { search }, { db }) => {
      const ids = await findByName(db.pool, 'service_subcategories', search);
      const where = ids ? { id: { in: ids } } : {};
      return db.prisma.serviceSubcategory.findMany({ ...query, where, orderBy: { id: 'asc' } });
    },
  }),
}));
