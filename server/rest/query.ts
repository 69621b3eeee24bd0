import * as z from 'zod';
import { NEWEST_FIRST } from '#server/graphql/paging.ts';
import { Invalid } from '#server/platform/errors.ts';
import { readDatabaseId } from '#shared/databaseId.ts';
import { editDistance } from '#shared/editDistance.ts';
import { enumName, type Schema, text } from './schema.ts';

/** An integer of the query string within its bounds. Throws `Invalid` for any other value. */
export function wholeNumber(
  query: URLSearchParams,
  name: string,
  { max, fallback }: { max: number; fallback: number },
): number {
  const text = query.get(name);
  if (text === null || text === '') return fallback;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > max)
    throw new Invalid(name === 'page' ? 'paging.page' : 'paging.first', { max, field: name });
  return value;
}

/** Parameters added by links and caches, which never change a result. */
const IGNORED = /^(?:_\w*|utm_\w*|mc_\w*|\w*clk?id|[gw]braid|gad_\w+|srsltid|igshid)$/;
const MAX_NAME = 30;

/** Throws `Invalid`, with the closest name as a suggestion, for an unknown parameter. */
export function rejectUnknown(query: URLSearchParams, known: readonly string[]): void {
  for (const name of query.keys()) {
    if (known.includes(name) || IGNORED.test(name)) continue;
    const sent = name.slice(0, MAX_NAME);
    const distances = known.map((other) => ({ other, distance: editDistance(other, sent.toLowerCase()) }));
    const close = distances.filter(({ other, distance }) => distance <= Math.max(1, other.length / 3));
    const suggestions = close.sort((a, b) => a.distance - b.distance).map(({ other }) => other);
    throw new Invalid(
      'request.unknownParameter',
      { name: sent, names: known.join(', '), field: sent },
      suggestions.slice(0, 3),
    );
  }
}

/** A database id of the path. Throws `Invalid` when the text cannot be an id. */
export function pathId(text: string | undefined, field = 'id'): number {
  const value = readDatabaseId(text);
  if (!value) throw new Invalid('id.malformed', { field });
  return value;
}

/** A database id of the query string; null when missing. Throws `Invalid` for an impossible id. */
export function queryId(query: URLSearchParams, name: string): number | null {
  const text = query.get(name);
  return text ? pathId(text, name) : null;
}

const MAX_TOP = 1_000;
const MAX_PAGE = 1_000_000;

/** The schema that documents an integer in the query string. */
export function whole(description: string, max: number, fallback: number) {
  return z.int().min(1).max(max).default(fallback).meta({ description });
}

/** The schemas that document `top` and `page`. */
export function pageQuery(defaultTop: number): Record<string, Schema> {
  return {
    top: whole('The number of rows per page.', MAX_TOP, defaultTop),
    page: whole('The page number.', MAX_PAGE, 1),
  };
}

/** The schemas that document `top` and `after` of a list with cursors. */
export function cursorQuery(defaultTop: number, maxTop: number): Record<string, Schema> {
  return {
    top: whole('The number of rows per page.', maxTop, defaultTop),
    after: text('The `endCursor` of the previous page. Without it, the first page.'),
  };
}

/** `top` and `page` as a connection's arguments. */
export function pageArguments(query: URLSearchParams, defaultTop: number): { first: number; offset: number } {
  const first = wholeNumber(query, 'top', { max: MAX_TOP, fallback: defaultTop });
  return { first, offset: (wholeNumber(query, 'page', { max: MAX_PAGE, fallback: 1 }) - 1) * first };
}

/** The schema that documents `sort`. */
export function sortQuery(fields: readonly string[]): Record<string, Schema> {
  const sorts = fields.flatMap((field) => [`${field}:asc`, `${field}:desc`]);
  return { sort: z.enum(sorts).meta({ description: NEWEST_FIRST }) };
}

/**
 * The parameter `sort`, such as `taxNumber:desc`; null without it. Throws `Invalid` for an unknown field or direction.
 */
export function readSort<Field extends string>(
  query: URLSearchParams,
  fields: readonly Field[],
): { field: Field; direction: 'asc' | 'desc' } | null {
  const sort = query.get('sort');
  if (!sort) return null;
  const [name = '', direction = ''] = sort.split(':');
  const field = fields.find((item) => item === name);
  if (!field || (direction !== 'asc' && direction !== 'desc'))
    throw new Invalid('paging.sort', { fields: fields.join(', '), field: 'sort' });
  return { field, direction };
}

/** `sort` as a connection's `orderBy`. Throws `Invalid`. */
export function readOrder(query: URLSearchParams, fields: readonly string[]) {
  const sort = readSort(query, fields);
  return sort && { field: enumName(sort.field), direction: enumName(sort.direction) };
}

/** A boolean of the query string. Texts other than `true` and `1` are false. */
export function readFlag(query: URLSearchParams, name: string): boolean {
  return ['true', '1'].includes(query.get(name) ?? '');
}

/** A parameter with one of these values; null without it. Throws `Invalid` for other values. */
export function readOneOf<Value extends string>(
  query: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value | null {
  const given = query.get(name);
  if (!given) return null;
  const found = values.find((value) => value === given);
  if (!found) throw new Invalid('request.notOneOf', { values: values.join(', '), name, field: name });
  return found;
}

/** A timestamp of the query string; null without the parameter. Throws `Invalid`. */
export function readTimestamp(query: URLSearchParams, name: string): Date | null {
  const text = query.get(name);
  if (!text) return null;
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw new Invalid('request.notMoment', { name, field: name });
  return date;
}
