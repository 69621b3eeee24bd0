import * as z from 'zod';
import type { JsonSchema } from '#shared/jsonSchema.ts';
import type { Schema } from './schema.ts';

/** A schema for the documents: without our own metadata and empty limits, and with null as a type. */
export function jsonSchema(schema: Schema): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io: 'input',
    override: ({ jsonSchema: one }) => {
      delete one.graphql;
      delete one.graphqlNames;
      delete one.isChosen;
      delete one.contentEncoding;
      if (one.maximum === Number.MAX_SAFE_INTEGER) delete one.maximum;
      if (one.minimum === Number.MIN_SAFE_INTEGER) delete one.minimum;
      const [first, second] = one.anyOf ?? [];
      if (second?.type !== 'null' || first?.title !== undefined || typeof first?.type !== 'string') return;
      delete one.anyOf;
      Object.assign(one, { ...first, ...one, type: [first.type, 'null'] });
      if (first.enum) one.enum = [...first.enum, null];
    },
  });
  return json as JsonSchema;
}

export function jsonSchemas(schemas: Record<string, Schema>): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, jsonSchema(schema)]));
}
