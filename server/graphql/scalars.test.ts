import { GraphQLError, type GraphQLScalarType, isScalarType, isSpecifiedScalarType } from 'graphql';
import { expect, it } from 'vitest';
import { schema } from '#server/app/schema.ts';

const scalars = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLScalarType => isScalarType(type) && !isSpecifiedScalarType(type),
);
const parse = (name: string, value: unknown) => (schema.getType(name) as GraphQLScalarType).parseValue(value);

it.each(scalars)('$name says where its format is defined', ({ name, specifiedByURL, description }) => {
  // a file has no text format
  expect(name === 'Upload' ? description : specifiedByURL).toMatch(/https:\/\//);
});

it.each([
  ['Language', 'pt', 'pt'],
  ['CountryCode', 'ar', 'AR'],
  ['Date', '2026-11-24', '2026-11-24'],
  ['URL', 'acme.example', 'acme.example'],
])('%s takes %j', (name, value, parsed) => {
  expect(parse(name, value)).toBe(parsed);
});

it.each([
  ['Language', 'de'],
  ['CountryCode', 'ARG'],
  ['Date', '24/11/2026'],
  ['URL', 7],
])('%s refuses %j', (name, value) => {
  expect(() => parse(name, value)).toThrow(GraphQLError);
});
