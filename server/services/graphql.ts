import type { Pool } from 'pg';
import { Invalid } from '../errors.ts';
import { builder } from '../graphql/builder.ts';
import { checkFirst, costOfRows } from '../graphql/paging.ts';
import { readText } from '../text.ts';
import { nameIn } from './nameIn.ts';

const inLanguage = 'In the language of the request.';

const ServiceCategory = builder.prismaNode('ServiceCategory', {
  description: 'The widest heading of the service taxonomy, such as road freight.',
  id: { field: 'id' },
  nullable: true,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The id in REST answers.' }),
    name: t.string({ description: inLanguage, resolve: (row, _, { language }) => nameIn(language, row) }),
  }),
});

const ServiceSubcategory = builder.prismaNode('ServiceSubcategory', {
  description: 'The middle heading of the service taxonomy.',
  id: { field: 'id' },
  nullable: true,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The id in REST answers.' }),
    name: t.string({ description: inLanguage, resolve: (row, _, { language }) => nameIn(language, row) }),
    category: t.relation('category'),
  }),
});

export const Service = builder.prismaNode('Service', {
  description: 'Something that carriers offer, such as refrigerated transport.',
  id: { field: 'id' },
  nullable: true,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The id in REST answers.' }),
    name: t.string({ description: inLanguage, resolve: (row, _, { language }) => nameIn(language, row) }),
    subcategory: t.relation('subcategory'),
  }),
});

const MAX_ROWS = 1_000;
const MAX_PAGE = 1_000_000;

builder.queryFields((t) => ({
  services: t.prismaConnection(
    {
      type: Service,
      cursor: 'id',
      description: 'The services, by id. Errors: BAD_USER_INPUT.',
      args: {
        search: t.arg.string({
          description: 'Only those whose name, in any language, has these words or beginnings of words.',
        }),
        offset: t.arg.int({ description: 'Rows to skip before the first: for numbered pages, in place of a cursor.' }),
      },
      maxSize: MAX_ROWS,
      defaultSize: 100,
      complexity: costOfRows(MAX_ROWS, 100),
      totalCount: async (_, { search }, { db }) => {
        const ids = await matching(db.pool, search);
        return ids ? ids.length : db.prisma.service.count();
      },
      resolve: async (query, _, { search, offset, first }, { db }) => {
        checkFirst(first, MAX_ROWS);
        if (offset != null && offset < 0) throw new Invalid('paging.page', { max: MAX_PAGE, field: 'offset' });
        const ids = await matching(db.pool, search);
        return db.prisma.service.findMany({
          ...query,
          skip: (query.skip ?? 0) + (offset ?? 0),
          where: ids ? { id: { in: ids } } : {},
          orderBy: { id: 'asc' },
        });
      },
    },
    { name: 'ServicesConnection', description: 'Services, page by page.' },
    { name: 'ServicesConnectionEdge', description: 'A service in a list.' },
  ),
  service: t.prismaField({
    type: Service,
    nullable: true,
    description: 'One service; null when there is none with this id.',
    args: { databaseId: t.arg.int({ required: true }) },
    resolve: (query, _, { databaseId }, { db }) =>
      db.prisma.service.findUnique({ ...query, where: { id: databaseId } }),
  }),
  serviceCategories: t.prismaField({
    type: [ServiceCategory],
    description: 'All categories, by id.',
    resolve: (query, _, __, { db }) => db.prisma.serviceCategory.findMany({ ...query, orderBy: { id: 'asc' } }),
  }),
  serviceSubcategories: t.prismaField({
    type: [ServiceSubcategory],
    description: 'All subcategories, by id.',
    resolve: (query, _, __, { db }) => db.prisma.serviceSubcategory.findMany({ ...query, orderBy: { id: 'asc' } }),
  }),
}));

/** Ids of the services that have every typed word as the beginning of a word; null when nothing was typed. */
async function matching(pool: Pool, search: string | null | undefined): Promise<number[] | null> {
  const text = readText(search, { field: 'search' });
  if (text === '') return null;
  const { rows } = await pool.query<{ id: number }>({
    name: 'services.matching',
    text: `select id from services, lateral (select ' ' || search.fold(concat_ws(' ', name_en, name_es, name_pt)) as names) folded
      where (select bool_and(names like '% ' || word || '%') from unnest(string_to_array(trim(search.fold($1)), ' ')) word)
        and trim(search.fold($1)) <> ''`,
    values: [text],
  });
  return rows.map((row) => row.id);
}
