import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '#server/rest/jsonSchema.ts';

/** In place of a shared schema, where it is. */
interface Reference {
  $ref: string;
}

/** The schemas with a title that these use, each once, by their titles. Throws when two have the same one. */
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

/** The schema as the document has it: shared ones are referred to. */
export function referring(schema: JsonSchema): object | Reference {
  return schema.title === undefined ? inFull(schema) : { $ref: `#/components/schemas/${schema.title}` };
}

/** The same of a shared schema itself. */
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
