import type { Pool } from 'pg';
import { builder } from '#server/graphql/builder.ts';
import type { Context } from '#server/graphql/context.ts';
import { connectionType, orderInput, pageOfIds, queryOfRows } from '#server/graphql/lists.ts';
import {
  byId,
  connectionOf,
  costOfRows,
  type ListPage,
  NEWEST_FIRST,
  OFFSET,
  REST_ID,
  readListPage,
} from '#server/graphql/paging.ts';
import { sortedIds } from '#server/graphql/sortedIds.ts';
import { countRows } from '#server/platform/db.ts';
import { parseText } from '#server/platform/text.ts';
import { type StoredWidths, storageName } from '#server/storage/storageName.ts';
import { mayReadFiles } from './access.ts';

const MAX_ROWS = 1_000;
const PAGE_ROWS = 100;

/** Excludes documents, which are not images of businesses: staff see them with the claim or credential. */
const PICTURES = { claim: null, credential: null } as const;

export const urlOf = ({ storageKey }: StoredWidths, width: number) => `/uploads/${storageName(storageKey, width)}`;

/** The fields with the URL and paths of a picture of a provider. */
const addressesOf = <Shape extends object>(
  t: PothosSchemaTypes.ObjectFieldBuilder<(typeof builder)['$inferSchemaTypes'], Shape>,
  widthsOf: (image: Shape) => StoredWidths,
) => {
  const pathOf = (image: Shape) => urlOf(widthsOf(image), widthsOf(image).widths.at(-1)!);
  return {
    url: t.field({
      type: 'URL',
      description: 'The absolute URL of the widest image.',
      resolve: (image, _, { publicUrl }) => `${publicUrl}${pathOf(image)}`,
    }),
    path: t.string({ description: 'The path of `url`, for pages of this site.', resolve: pathOf }),
    srcSet: t.string({
      description: 'The paths of all sizes, for the `srcset` attribute of HTML on this site.',
      resolve: (image) =>
        widthsOf(image)
          .widths.map((width) => `${urlOf(widthsOf(image), width)} ${width}w`)
          .join(', '),
    }),
  };
};

export const PublicImage = builder.objectRef<StoredWidths>('PublicImage').implement({
  description: 'The approved image of a business.',
  fields: (t) => addressesOf(t, (image) => image),
});

interface ImageOfProvider {
  fileId: number;
  approvedAt: Date | null;
  file: StoredWidths;
}

export const ProviderImage = builder.objectRef<ImageOfProvider>('ProviderImage').implement({
  description:
    'The image of a business. Until the image and its provider are approved, only staff and the owner see it.',
  fields: (t) => ({
    databaseId: t.exposeInt('fileId', { description: 'The database id of the image. A replaced image has a new id.' }),
    ...addressesOf(t, ({ file }) => file),
    thumbnailUrl: t.field({
      type: 'URL',
      description: 'The URL of the narrowest image, on this site: at most 160 pixels wide.',
      resolve: ({ file }) => urlOf(file, file.widths[0]!),
    }),
    approvedAt: t.expose('approvedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of the approval; null while the image is pending.',
    }),
  }),
});

export const StoredFile = builder.prismaNode('File', {
  description: 'An uploaded image, stored in a few widths.',
  id: { field: 'id' },
  nullable: true,
  authScopes: mayReadFiles,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: REST_ID }),
    url: t.field({
      type: 'URL',
      description: 'The URL of the widest image, on this site.',
      select: { storageKey: true, widths: true },
      resolve: (image) => urlOf(image, image.widths.at(-1)!),
    }),
    thumbnailUrl: t.field({
      type: 'URL',
      description: 'The URL of the narrowest image, on this site: at most 160 pixels wide.',
      select: { storageKey: true, widths: true },
      resolve: (image) => urlOf(image, image.widths[0]!),
    }),
    contentType: t.exposeString('contentType', { description: 'A media type, such as image/webp.' }),
    byteSize: t.exposeInt('byteSize', { description: 'The total size of the image in all widths, in bytes.' }),
    user: t.relation('user', {
      nullable: true,
      description: 'The user who uploaded the image; null for visitors and deleted users.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of the upload.' }),
  }),
});

const FileOrderInput = orderInput('FileOrder', 'a list of files', {
  CREATED_AT: { value: 'createdAt', description: 'The time of the upload.' },
  USER: { value: 'user', description: 'The display name of the user who uploaded the image.' },
} as const);

const FileConnection = connectionType(
  StoredFile,
  { name: 'File', of: 'Files', row: 'A file' },
  ({ search }: { search?: string | null }, { db }) => countFiles(db, search),
);

builder.queryField('files', (t) =>
  t.connection(
    {
      type: StoredFile,
      authScopes: mayReadFiles,
      description: 'The uploaded images, for super admins. Errors: BAD_USER_INPUT.',
      args: {
        search: t.arg.string({
          description: 'Only files whose provider or user matches all these words.',
        }),
        orderBy: t.arg({ type: FileOrderInput, description: NEWEST_FIRST }),
        offset: t.arg.int({ description: OFFSET }),
      },
      complexity: costOfRows(MAX_ROWS, PAGE_ROWS),
      resolve: async (_, { search, orderBy, ...paging }, context, info) => {
        const page = readListPage(paging, MAX_ROWS, PAGE_ROWS);
        const query = queryOfRows('File', context, info);
        const { pool, prisma } = context.db;
        if (!orderBy && !search) {
          const list = byId(page, 'desc');
          const rows = await prisma.file.findMany({ ...query, ...list, where: { ...PICTURES, ...list.where } });
          return connectionOf(rows, page) as never;
        }
        const ids = await listFileIds(pool, { search, order: orderBy }, page);
        return {
          ...(await pageOfIds(ids, page, (where) => prisma.file.findMany({ ...query, where }))),
          search,
        } as never;
      },
    },
    FileConnection,
  ),
);

const NO_DOCUMENT = `not exists (select from provider_claims c where c.file_id = f.id)
  and not exists (select from credential_files c where c.file_id = f.id)`;

/** The sort keys of the list, as SQL over `f` (files) and `u` (users). */
const KEYS = {
  createdAt: 'f.created_at',
  user: 'u.display_name collate "und-x-icu"',
};

type FileSortField = keyof typeof KEYS;

interface FileOrder {
  field: FileSortField;
  direction: 'asc' | 'desc';
}

interface FileList {
  search: string | null | undefined;
  order: FileOrder | null | undefined;
}

/** The ids of a page, in order, with one extra id if there is a next page. The default order is newest first. */
function listFileIds(pool: Pool, { search, order }: FileList, page: ListPage): Promise<number[]> {
  const from = order?.field === 'user' ? 'files f left join users u on u.id = f.user_id' : 'files f';
  const key = order ? KEYS[order.field] : 'f.id';
  const isDescending = order?.direction !== 'asc';
  return sortedIds(pool, { from, id: 'f.id', key, isDescending, ...conditions(search) }, page);
}

function countFiles({ pool, prisma }: Context['db'], search: string | null | undefined): Promise<number> {
  if (!search) return prisma.file.count({ where: PICTURES });
  const { where, values } = conditions(search);
  return countRows(pool, `from files f where ${where.join(' and ')}`, values);
}

/** The conditions for the words of a search, each in the texts of the provider or of the user, which are indexed. */
function conditions(search: string | null | undefined) {
  const where = [NO_DOCUMENT];
  const values: unknown[] = [];
  for (const word of parseText(search, { field: 'search' }).split(/\s+/).filter(Boolean).slice(0, 10)) {
    const like = `like '%' || trim(search.fold($${values.push(word)})) || '%'`;
    where.push(`(f.id in (select i.file_id from provider_images i join providers p on p.id = i.provider_id
        where search.provider_list_text(p.business_name, p.commercial_name, p.tax_number, p.applicant_email) ${like})
      or f.user_id in (select u.id from users u
        where search.user_list_text(u.display_name, u.first_name, u.last_name, u.email) ${like}))`);
  }
  return { where, values };
}
