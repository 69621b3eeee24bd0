import type { JsonSchema } from '#server/rest/jsonSchema.ts';

/** A value that matches the schema: required fields, lists, and fields that have an example. */
export function exampleOf(schema: JsonSchema): unknown {
  const { examples, enum: values, anyOf, properties = {}, required = [], items } = schema;
  if (examples) return examples[0];
  if (schema.default !== undefined) return schema.default;
  if (values) return values[0];
  if (anyOf) return exampleOf(anyOf[0]!);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  switch (type) {
    case 'object': {
      const shown = Object.entries(properties).filter(
        ([name, part]) => required.includes(name) || part.examples || part.type === 'array',
      );
      return Object.fromEntries(shown.map(([name, part]) => [name, exampleOf(part)]));
    }
    case 'array':
      return items ? [exampleOf(items)] : [];
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return '…';
  }
}
