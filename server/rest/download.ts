import type { Policy } from '#server/graphql/access.ts';
import type { Context } from '#server/graphql/context.ts';
import type { Described } from './described.ts';

export interface DownloadRequest {
  params: Record<string, string>;
  query: URLSearchParams;
}

/** A path that answers with a CSV file: too long for an answer of the schema. For super admins only. */
export interface Download extends Described {
  access: 'superAdmin';
  may: Policy;
  path: string;
  /** The file's, before the date. */
  name: string;
  lines: (context: Context, request: DownloadRequest) => AsyncGenerator<string>;
}
