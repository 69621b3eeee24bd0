import type { Context } from '#server/graphql/context.ts';
import type { Described } from './described.ts';

export interface DownloadRequest {
  params: Record<string, string>;
  query: URLSearchParams;
}

/** A path that answers with a CSV file: too long for an answer of the schema. */
export interface Download extends Described {
  path: string;
  /** The file's, before the date. */
  name: string;
  lines: (context: Context, request: DownloadRequest) => AsyncGenerator<string>;
}
