import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

/** Placeholder for a file, which is sent as a separate part. */
export const FILE = Symbol('file');

const SCALARS: Record<string, unknown> = {
  Int: 999_999,
  Float: 1,
  String: 'x',
  Boolean: true,
  ID: Buffer.from('Service:999999').toString('base64'),
  CountryCode: 'AR',
  Date: '2026-01-01',
  DateTime: '2026-01-01T00:00:00Z',
  JSON: {},
  Language: 'es',
  URL: 'https://acme.example',
  Upload: FILE,
};

/** A minimal valid value: only required fields. */
function smallestValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return smallestValue(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (!isInputObjectType(type)) return SCALARS[type.name];
  const fields = Object.values(type.getFields());
  const required = type.isOneOf ? fields.slice(0, 1) : fields.filter((field) => isNonNullType(field.type));
  return Object.fromEntries(required.map((field) => [field.name, smallestValue(field.type)]));
}

/** A field's selection with its required arguments, and their variables. */
// biome-ignore lint/suspicious/noExplicitAny: fields of every parent and context
export function smallestOperation(field: GraphQLField<any, any>) {
  const required = field.args.filter(({ type }) => isNonNullType(type));
  const header = required.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const given = required.map(({ name }) => `${name}: $${name}`).join(', ');
  const below = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
  return {
    header,
    selection: `${field.name}${given && `(${given})`}${below}`,
    variables: Object.fromEntries(required.map(({ name, type }) => [name, smallestValue(type)])),
  };
}
