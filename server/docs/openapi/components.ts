import type { Schema } from '#server/rest/schema.ts';

/** A reference to a shared schema. */
interface Reference {
  $ref: string;
}

/** The titled schemas that these use, each once, by title. Throws when two schemas share a title. */
export function sharedSchemas(schemas: Schema[]): Map<string, Schema> {
  const found = new Map<string, Schema>();
  const visit = (schema: Schema) => {
    if (schema.title !== undefined) {
      const known = found.get(schema.title);
      if (known === schema) return;
      if (known) throw new Error(`Two schemas are called ${schema.title}`);
      found.set(schema.title, schema);
    }
    for (const part of partsOf(schema)) visit(part);
  };
  for (const schema of schemas) visit(schema);
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function partsOf({ properties = {}, items, anyOf = [] }: Schema): Schema[] {
  return [...Object.values(properties), ...(items ? [items] : []), ...anyOf];
}

/** The schema as in the document: shared ones become references. */
export function referring(schema: Schema): object | Reference {
  return schema.title === undefined ? inFull(schema) : { $ref: `#/components/schemas/${schema.title}` };
}

/** The same for a shared schema itself. */
export function inFull({ properties, items, anyOf, ...rest }: Schema): object {
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, referring(part)])),
    }),
    ...(items && { items: referring(items) }),
    ...(anyOf && { anyOf: anyOf.map(referring) }),
  };
}
