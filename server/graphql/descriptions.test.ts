import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '#server/app/schema.ts';

interface Described {
  description?: string | null | undefined;
}

/** A type and its members, each with its path in the schema. */
function partsOf(type: GraphQLNamedType): [path: string, part: Described][] {
  const parts: [string, Described][] = [[type.name, type]];
  if (isEnumType(type)) for (const value of type.getValues()) parts.push([`${type.name}.${value.name}`, value]);
  if (isInputObjectType(type))
    for (const field of Object.values(type.getFields())) parts.push([`${type.name}.${field.name}`, field]);
  if (isObjectType(type) || isInterfaceType(type))
    for (const field of Object.values(type.getFields())) {
      parts.push([`${type.name}.${field.name}`, field]);
      for (const argument of field.args)
        parts.push([`${type.name}.${field.name}(${argument.name}:)`, argument as Described]);
    }
  return parts;
}

const all = Object.values(schema.getTypeMap())
  .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
  .flatMap(partsOf);

describe('the schema', () => {
  it('describes every type, field, argument and value', () => {
    expect(all.length).toBeGreaterThan(600);
    expect(all.filter(([, { description }]) => !description?.trim()).map(([path]) => path)).toEqual([]);
  });

  it('ends every description as a sentence', () => {
    const open = all.filter(([, { description }]) => description && !/[.!?)\]`]$/.test(description));
    expect(open.map(([path]) => path)).toEqual([]);
  });
});
