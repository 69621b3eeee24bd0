import * as z from 'zod';
import type { Schema } from './schema.ts';

interface Wrapped {
  /** Without what says that it may be null or left out. */
  inner: Schema;
  isOptional: boolean;
  /** Where GraphQL has it; none: by the same name. */
  graphql: string | undefined;
}

/** What a property of a schema is. */
export function unwrap(schema: Schema): Wrapped {
  const graphql = z.globalRegistry.get(schema)?.graphql as string | undefined;
  if (!(schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault))
    return { inner: schema, isOptional: false, graphql };
  const { inner, graphql: own } = unwrap(schema.unwrap());
  return { inner, isOptional: true, graphql: graphql ?? own };
}

/** Values of an enum by their names in GraphQL: `land-phone` is `LAND_PHONE`, `businessName` is `BUSINESS_NAME`. */
export function enumNames({ options }: z.ZodEnum): Map<unknown, string> {
  return new Map(options.map((value) => [enumName(String(value)), String(value)]));
}

export function enumName(value: string): string {
  return value.replace(/[A-Z]/g, '_$&').replaceAll('-', '_').toUpperCase();
}
