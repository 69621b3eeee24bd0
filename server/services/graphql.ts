import { builder } from '#server/graphql/builder.ts';
import { databaseIdOf } from '#server/graphql/globalId.ts';
import { checkFirst, costOfRows, OFFSET, REST_ID } from '#server/graphql/paging.ts';
import { Invalid } from '#server/platform/errors.ts';
import { SYNONYMS } from '#shared/synonyms.ts';
import { findByName } from './findByName.ts';
import { ABOUT_SYNONYMS } from './parseSynonyms.ts';
import { nameField, translationsField } from './translationType.ts';

export const ServiceCategory = builder.prismaNode('ServiceCategory', {
  description: 'The widest heading of the service taxonomy, such as road freight.',
  id: { field: 'id' },
  nullable: true,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: REST_ID }),
    name: t.string(nameField),
    translations: t.field(translationsField),
  }),
});

const ServiceSubcategory = builder.prismaNode('ServiceSubcategory', {
  description: 'The middle heading of the service taxonomy.',
  id: { field: 'id' },
  nullable: true,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: REST_ID }),
    name: t.string(nameField),
    translations: t.field(translationsField),
    category: t.relation('category', { description: 'The wider heading.' }),
  }),
});

export const ServiceFacet = builder.enumType('ServiceFacet', {
  description: 'The subject of a service.',
  values: {
    WORK: { value: 'work', description: 'The work that is done, such as moving or customs clearance.' },
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
    subcategory: t.relation('subcategory', { description: 'Its heading.' }),
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
      description: 'Increases with each save; sent back with the next one.',
      select: { version: true },
      resolve: ({ version }) => version,
    }),
  }),
});

const BY_NAME = 'Only rows whose name, in any language, has these words or prefixes.';

const MAX_ROWS = 1_000;
const MAX_PAGE = 1_000_000;

/** The format of Pothos' cursor. Pothos accepts others as well, with which Prisma would fail. */
const CURSOR = /^GPC:N:([1-9]\d{0,9})$/;

function checkCursor(cursor: string | null | undefined, field: string): void {
  const id = cursor == null ? 1 : Number(Buffer.from(cursor, 'base64').toString('latin1').match(CURSOR)?.[1] ?? 0);
  if (id < 1 || id >= 2 ** 31) throw new Invalid('paging.cursor', { field });
}

builder.queryFields((t) => ({
  services: t.prismaConnection(
    {
      type: Service,
      cursor: 'id',
      description: 'The services, by id. Errors: BAD_USER_INPUT.',
      args: {
        search: t.arg.string({ description: BY_NAME }),
        offset: t.arg.int({ description: OFFSET }),
      },
      maxSize: MAX_ROWS,
      defaultSize: 100,
      complexity: costOfRows(MAX_ROWS, 100),
      totalCount: async (_, { search }, { db }) => {
        const ids = await findByName(db.pool, 'services', search);
        return ids ? ids.length : db.prisma.service.count();
      },
      resolve: async (query, _, { search, offset, first, after, before }, { db }) => {
        checkFirst(first, MAX_ROWS);
        checkCursor(after, 'after');
        checkCursor(before, 'before');
        if (offset != null && offset < 0) throw new Invalid('paging.page', { max: MAX_PAGE, field: 'offset' });
        const ids = await findByName(db.pool, 'services', search);
        return db.prisma.service.findMany({
          ...query,
          skip: (query.skip ?? 0) + (offset ?? 0),
          where: ids ? { id: { in: ids } } : {},
          orderBy: { id: 'asc' },
        });
      },
    },
    {
      name: 'ServiceConnection',
      description: 'Services, page by page.',
      fields: (t) => ({
        totalCount: t.int({
          description: 'Number of services on all pages.',
          extensions: { pothosPrismaTotalCount: true },
          resolve: (list) => (list as unknown as { totalCount: () => Promise<number> }).totalCount(),
        }),
      }),
    },
    { name: 'ServiceEdge', description: 'A service in a list.' },
  ),
  service: t.prismaField({
    type: Service,
    nullable: true,
    description: 'One service; null when there is none with this id.',
    args: { id: t.arg.id({ required: true, description: 'Its id.' }) },
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
    description: 'All subcategories, or those that match the search, by id; at most 500. Errors: BAD_USER_INPUT.',
    args: { search: t.arg.string({ description: BY_NAME }) },
    resolve: async (query, _, { search }, { db }) => {
      const ids = await findByName(db.pool, 'service_subcategories', search);
      const where = ids ? { id: { in: ids } } : {};
      return db.prisma.serviceSubcategory.findMany({ ...query, where, orderBy: { id: 'asc' } });
    },
  }),
}));
