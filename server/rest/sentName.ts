import * as z from 'zod';
import type { Route } from './route.ts';
import type { Schema } from './schema.ts';
import { unwrap } from './shape.ts';

/** What the schema calls otherwise than REST does. */
const REST_NAMES: Record<string, string[]> = {
  addressId: ['addressesId', 'f'],
  databaseId: ['id'],
  first: ['top'],
  keywords: ['q'],
  offset: ['page'],
  place: ['f'],
  search: ['q'],
  serviceId: ['servicesId'],
  services: ['providerServices'],
  subcategoryId: ['idServiceSubcategories'],
  taxTypeId: ['taxTypesId'],
  text: ['q'],
};

/** A field of the schema's input by the names that this path's callers send: `services.0.serviceId`, part by part. */
export function sentName({ query, takes, file }: Pick<Route, 'query' | 'takes' | 'file'>, field: string): string {
  const names = new Set([...Object.keys(query), ...(takes ? propertiesOf(takes) : []), ...(file ? [file.field] : [])]);
  const nameOf = (part: string) =>
    names.has(part) ? part : (REST_NAMES[part]?.find((name) => names.has(name) || name === 'id') ?? part);
  return field.split('.').map(nameOf).join('.');
}

function propertiesOf(schema: Schema): string[] {
  const { inner } = unwrap(schema);
  if (inner instanceof z.ZodArray) return propertiesOf(inner.element as Schema);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries<Schema>(inner.shape).flatMap(([name, property]) => [name, ...propertiesOf(property)]);
}
