/** Disallows additional properties in all objects of a schema. */
export function closed<Value>(schema: Value): Value {
  if (Array.isArray(schema)) return schema.map(closed) as Value;
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, closed(part)]));
  const isObject = 'properties' in parts && 'type' in parts;
  return { ...parts, ...(isObject && { additionalProperties: false }) } as Value;
}
