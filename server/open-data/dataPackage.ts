import { COLUMNS } from './openProvider.ts';

export const FILES = {
  'providers.jsonl.gz': 'The approved providers, a JSON object a line, as GET /api/public-providers has them.',
  'providers.csv.gz': 'The same as a table, in English.',
  'removed.jsonl.gz':
    'The ids of providers that were removed within a year, as in GET /api/removed-providers: remove them from copies.',
} as const;

export type OpenFile = keyof typeof FILES;

/** The properties of a finished file. */
export interface Made {
  bytes: number;
  /** SHA-256 of the file, in hexadecimal. */
  hash: string;
  rows: number;
}

const FIELDS = Object.entries(COLUMNS).map(([name, [type, description]]) => ({ name, type, description }));
/** Times have milliseconds, which the default format of validators of version 1 does not allow. */
const timed = <Field extends { type: string }>(fields: readonly Field[]) =>
  fields.map((field) => (field.type === 'datetime' ? { ...field, format: 'any' } : field));
const REMOVED = [
  { name: 'id', type: 'integer', description: 'The id of the provider.' },
  { name: 'removedAt', type: 'datetime', description: 'When it was removed last.' },
];

/** https://specs.frictionlessdata.io/data-package/ */
export function dataPackage(publicUrl: string, created: string, made: Record<OpenFile, Made>) {
  const resource = (file: OpenFile, more: object) => ({
    name: file.replaceAll('.', '-'),
    path: file,
    description: FILES[file],
    encoding: 'utf-8',
    compression: 'gz',
    bytes: made[file].bytes,
    hash: `sha256:${made[file].hash}`,
    rows: made[file].rows,
    ...more,
  });
  return {
    name: 'rumbo-providers',
    id: `${publicUrl}/data`,
    title: 'Carriers of the Americas: the facts of the Rumbo directory',
    description:
      'What the carriers of the directory say of themselves, as its staff approved it. Without ways to reach them: those are on the page of each.',
    homepage: `${publicUrl}/data`,
    created,
    licenses: [
      {
        name: 'CC-BY-4.0',
        path: 'https://creativecommons.org/licenses/by/4.0/',
        title: 'Creative Commons Attribution 4.0 International',
      },
    ],
    sources: [
      { title: 'Rumbo', path: publicUrl },
      { title: 'GeoNames (places), CC BY 4.0', path: 'https://www.geonames.org' },
    ],
    resources: [
      resource('providers.csv.gz', {
        format: 'csv',
        mediatype: 'text/csv',
        schema: { fields: timed(FIELDS), primaryKey: 'id' },
      }),
      resource('providers.jsonl.gz', { format: 'jsonl', mediatype: 'application/jsonl' }),
      resource('removed.jsonl.gz', {
        format: 'jsonl',
        mediatype: 'application/jsonl',
        schema: { fields: timed(REMOVED) },
      }),
    ],
  };
}
