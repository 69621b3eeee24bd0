import * as z from 'zod';
import { readId } from '#server/rest/body.ts';
import { readOneOf } from '#server/rest/query.ts';
import { id, type Schema, text } from '#server/rest/schema.ts';
import { type QueueView, VIEW_CONDITIONS } from './queueFlags.ts';
import { readStatus, STATUS_QUERY } from './restSchema.ts';

const YES_NO = ['true', 'false'] as const;
const VIEWS = Object.keys(VIEW_CONDITIONS) as QueueView[];

/** The documentation of the filters of a list of providers. */
export const FILTER_QUERY: Record<string, Schema> = {
  ...STATUS_QUERY,
  country: text('Only providers whose city is in this country (ISO 3166-1 alpha-2).'),
  category: id('Only providers with a service of this category.'),
  edit: z
    .enum(YES_NO)
    .meta({ description: "True: only providers with a pending owner's edit; false: only providers without one." }),
  decidedBy: id('Only providers about which this user decided.'),
};

export const QUEUE_QUERY: Record<string, Schema> = {
  ...FILTER_QUERY,
  view: z.enum(VIEWS).meta({ description: 'Only this part of the queue.' }),
};

/** The filters of the query string. Throws `Invalid`. */
export function readFilter(query: URLSearchParams) {
  const edit = readOneOf(query, 'edit', YES_NO);
  return {
    status: readStatus(query),
    country: query.get('country'),
    categoryId: readId(query.get('category'), 'category'),
    hasPendingEdit: edit && edit === 'true',
    decidedById: readId(query.get('decidedBy'), 'decidedBy'),
  };
}

/** The part of the queue in the query string; null without one. Throws `Invalid`. */
export function readView(query: URLSearchParams): QueueView | null {
  return readOneOf(query, 'view', VIEWS);
}
