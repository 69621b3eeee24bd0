import { type JsonSchema, jsonSchema } from './jsonSchema.ts';
import type { Route } from './route.ts';

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
  const names = new Set([
    ...Object.keys(query),
    ...(takes ? propertiesOf(jsonSchema(takes)) : []),
    ...(file ? [file.field] : []),
  ]);
  const nameOf = (part: string) =>
    names.has(part) ? part : (REST_NAMES[part]?.find((name) => names.has(name) || name === 'id') ?? part);
  return field.split('.').map(nameOf).join('.');
}

function propertiesOf(schema: JsonSchema | undefined): string[] {
  if (!schema) return [];
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, one]) => [name, ...propertiesOf(one)]);
  return [...own, ...propertiesOf(schema.items), ...(schema.anyOf ?? []).flatMap(propertiesOf)];
}
