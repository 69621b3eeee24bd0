import {
  type GraphQLArgument,
  type GraphQLInputField,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '#server/app/schema.ts';

/**
 * The habits of this schema, so that a new field cannot break one unseen: see docs/decisions/api.md. An exception has
 * its reason; one that is no longer needed fails as well.
 */
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const fields = types.flatMap((type) =>
  isObjectType(type) || isInterfaceType(type)
    ? Object.values(type.getFields()).map((field) => ({ path: `${type.name}.${field.name}`, ...field }))
    : [],
);

type Input = { path: string } & Pick<GraphQLArgument | GraphQLInputField, 'name' | 'type' | 'description'>;
const inputs: Input[] = [
  ...fields.flatMap(({ path, args }) => args.map((argument) => ({ ...argument, path: `${path}(${argument.name}:)` }))),
  ...types.flatMap((type) =>
    isInputObjectType(type)
      ? Object.values(type.getFields()).map((field) => ({ ...field, path: `${type.name}.${field.name}` }))
      : [],
  ),
];

/** The paths that break a rule. */
const pathsOf = (all: readonly { path: string }[]) => all.map(({ path }) => path).sort();
const typeOf = ({ type }: Pick<Input, 'type'> | (typeof fields)[number]) => getNamedType(type).name;

describe('the schema', () => {
  it('takes one input in each mutation', () => {
    const mutations = fields.filter(({ path }) => path.startsWith('Mutation.'));
    const loose = mutations.filter(({ args }) => args.length > 1 || (args[0] && args[0].name !== 'input'));
    expect(pathsOf(loose)).toEqual([]);
  });

  it('takes global ids, and never the numbers of the database', () => {
    const numbers = inputs.filter(
      (input) => /databaseIds?$/i.test(input.name) || (/Ids?$|^ids?$/.test(input.name) && typeOf(input) !== 'ID'),
    );
    expect(pathsOf(numbers)).toEqual([]);
  });

  it('says what is required by its type', () => {
    expect(
      pathsOf(
        inputs.filter(
          ({ type, description }) => !isNonNullType(type) && /^Required\b|\bRequired\.$/.test(description ?? ''),
        ),
      ),
    ).toEqual([]);
  });

  it('has a scalar or an enum where a text has a format', () => {
    const formats = /(language|country|countryCode|url|Url|Date|day|monday)$|^(languages|countries)$/;
    const texts = [...fields, ...inputs].filter((one) => formats.test(one.name) && typeOf(one) === 'String');
    expect(pathsOf(texts)).toEqual([]);
  });

  it('has no JSON in texts', () => {
    expect(
      pathsOf([...fields, ...inputs].filter((one) => typeOf(one) === 'String' && /JSON/.test(one.description ?? ''))),
    ).toEqual([]);
  });

  it('returns something in each payload: not `done`', () => {
    expect(pathsOf(fields.filter(({ name }) => name === 'done'))).toEqual([]);
  });

  it('names a connection, its edge and its counts alike', () => {
    const connections = types.filter(({ name }) => name.endsWith('Connection'));
    for (const type of connections) {
      const all = isObjectType(type) ? type.getFields() : {};
      expect([type.name, Object.keys(all)]).toEqual([
        type.name,
        expect.arrayContaining(['edges', 'nodes', 'pageInfo', 'totalCount']),
      ]);
    }
    expect(pathsOf(fields.filter(({ path }) => /Connection\.(count|countIsExact)$/.test(path)))).toEqual([]);
  });
});
