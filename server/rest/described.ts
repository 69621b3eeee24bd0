import type { Policy } from '#server/graphql/access.ts';
import type { Schema } from './schema.ts';
import type { Tag } from './tags.ts';

/** What the OpenAPI document says of a path beyond what runs it. Tests hold every answer against it. */
export interface Described {
  tag: Tag;
  /** A line about what it does. */
  summary: string;
  /** A policy of the domain's `access.ts`, checked before the body is read. The schema checks it for each field. */
  may: Policy;
  /** Parameters of the query string; all of them may be left out. */
  query: Record<string, Schema>;
  /** Headers that it reads, beyond those that are read of every request. */
  headers?: Record<string, Schema>;
  /** Refusals beyond those that every path of its kind has: see `openapi/refusals.ts`. */
  refusals: (404 | 409 | 503)[];
}

/** What is sent and answered. */
export interface DescribedBodies {
  /** The JSON object, or the fields of the form; null when nothing is read. */
  takes: Schema | null;
  /** Null for an answer without a body. */
  answer: Schema | null;
}
