import { builder } from '#server/graphql/builder.ts';
import { NODE_POINTS } from '#server/graphql/paging.ts';
import { type DataPackage, readDataPackage } from './serveOpenData.ts';

const OpenDataFile = builder.objectRef<DataPackage['resources'][number]>('OpenDataFile').implement({
  description: 'A file of the open data, compressed with gzip.',
  fields: (t) => ({
    name: t.exposeString('path', { description: 'The name of the file, such as `providers.csv.gz`.' }),
    path: t.string({ description: 'The path of the file on this site.', resolve: ({ path }) => `/data/${path}` }),
    rows: t.exposeInt('rows', { description: 'The number of rows in the file.' }),
    bytes: t.exposeInt('bytes', { description: 'The size in bytes.' }),
  }),
});

const OpenData = builder.objectRef<DataPackage>('OpenData').implement({
  description: 'The facts of all approved providers as files under CC BY 4.0, without contacts. Created each night.',
  fields: (t) => ({
    createdAt: t.field({
      type: 'DateTime',
      description: 'The creation time of the files.',
      resolve: ({ created }) => created,
    }),
    files: t.field({ type: [OpenDataFile], description: 'The files.', resolve: ({ resources }) => resources }),
  }),
});

builder.queryField('openData', (t) =>
  t.field({
    type: OpenData,
    nullable: true,
    description: 'The open data; null until it is created for the first time.',
    complexity: NODE_POINTS,
    resolve: (_, __, { env }) => readDataPackage(env),
  }),
);
