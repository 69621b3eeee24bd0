import type { Policy } from '#server/graphql/access.ts';
import type { Context } from '#server/graphql/context.ts';
import type { Schema } from './schema.ts';

/** The part of a path's definition that only the OpenAPI document needs. Tests check every response against it. */
export interface Described {
  tag: Tag;
  /** A verb and its object, as a title: `Get a provider`. */
  summary: string;
  /** A sentence that adds to the title. */
  description?: string;
  /**
   * A policy of the domain's `access.ts`, checked before the body is read. The schema checks the policy of each field.
   */
  may: Policy;
  /** Parameters of the query string; all of them are optional. */
  query: Record<string, Schema>;
  /** The headers that the path reads, in addition to those read for every request. */
  headers?: Record<string, Schema>;
  /** Errors in addition to the errors of all paths of the same kind: see `docs/openapi/components.ts`. */
  errors: (404 | 409 | 412 | 503)[];
}

/** The bodies of a request and of its response. */
export interface DescribedBodies {
  /** The JSON object, or the fields of the form; null when nothing is read. */
  requestBody: Schema | null;
  /** The response body; null for a response without one. */
  response: Schema | null;
}

export interface DownloadRequest {
  params: Record<string, string>;
  query: URLSearchParams;
}

/** A path that returns a CSV file, which is too long for a response of the schema. */
export interface Download extends Described {
  path: string;
  /** The name of the file, before the date. */
  name: string;
  lines: (context: Context, request: DownloadRequest) => AsyncGenerator<string>;
}

/** The subjects of the paths, in the order of the documents: the subjects for staff are last. */
export const TAGS = {
  Search: 'Approved providers by place and keywords, and place suggestions.',
  Directory: 'For systems of partners and users: all approved providers, and your own providers.',
  Taxonomy: 'Services and tax registrations that providers refer to.',
  Registration: 'Registration of a business by its owner.',
  Accounts: 'Sign up, log in and log out. The session is a cookie.',
  Profile: 'The account of the signed-in user: profile, personal data and deletion.',
  Help: 'Help videos.',
  Providers: 'All providers, and moderation of pending providers.',
  Imports: 'Import of providers from a file, which is checked before it is written.',
  Users: 'User accounts.',
  Operations: 'The taxonomy, uploaded files and the log.',
} as const;

type Tag = keyof typeof TAGS;
