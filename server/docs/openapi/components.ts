import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '#server/rest/jsonSchema.ts';

/** A reference to a shared schema. */
interface Reference {
  $ref: string;
}

/** The titled schemas that these use, each once, by title. Throws when two schemas share a title. */
export function sharedSchemas(schemas: JsonSchema[]): Map<string, JsonSchema> {
  const found = new Map<string, JsonSchema>();
  const visit = (schema: JsonSchema) => {
    if (schema.title !== undefined) {
      const known = found.get(schema.title);
      if (isDeepStrictEqual(known, schema)) return;
      if (known) throw new Error(`Two schemas are called ${schema.title}`);
      found.set(schema.title, schema);
    }
    for (const part of partsOf(schema)) visit(part);
  };
  for (const schema of schemas) visit(schema);
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function partsOf({ properties = {}, items, anyOf = [] }: JsonSchema): JsonSchema[] {
  return [...Object.values(properties), ...(items ? [items] : []), ...anyOf];
}

/** The schema as in the document: shared ones become references. */
export function referring(schema: JsonSchema): object | Reference {
  return schema.title === undefined ? inFull(schema) : { $ref: `#/components/schemas/${schema.title}` };
}

/** The same for a shared schema itself. */
export function inFull({ properties, items, anyOf, ...rest }: JsonSchema): object {
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, referring(part)])),
    }),
    ...(items && { items: referring(items) }),
    ...(anyOf && { anyOf: anyOf.map(referring) }),
  };
}
