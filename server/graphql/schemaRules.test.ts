import { readFileSync } from 'node:fs';
import {
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '#server/app/schema.ts';
import { promised } from '#tests/contract/who.ts';

/**
 * The conventions of this schema, so that a new field cannot break one unnoticed: see docs/decisions/api.md. An
 * exception has a reason; one that is no longer needed fails as well.
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

/** Types of which there are only those of a release: one of each language, category, country, role, field, part or step. */
const FIXED = [
  ...['DirectoryAlternate', 'ServiceCategory', 'ServiceSubcategory', 'TaxType', 'CategoryCount', 'CountryCount'],
  ...[
    'FieldChange',
    'OpenDataFile',
    'RecordChange',
    'RecordLines',
    'SearchEvidence',
    'SearchRoleFacet',
    'SetUpStep',
    'StatusPart',
  ],
];

/** Texts that a program sends, and the reasons of decisions. */
const NOT_ENTERED = ['botCheckSolution', 'idempotencyKey', 'key', 'reason', 'reasons', 'slug', 'token', 'viewToken'];

/** Mutations with a text, without `FormErrors`. */
const WITHOUT_FORM = {
  'Mutation.keepLoads': 'a browser sends a copy of its loads',
  'Mutation.decideSearchedText': 'the text is the identity of a row',
  'Mutation.undoSearchedTextDecision': 'the text is the identity of a row',
};

/** Lists whose bound is not a number. */
const BOUNDED_OTHERWISE = {
  'FormErrors.errors': 'one of each field of the form',
  'HelpVideoPage.videos': 'as many as `maxResults`',
  'ProviderImport.warnings': 'one of each kind',
  'ProviderImportRow.problems': 'as many as the texts of its cells, which have a maximum size',
  'ProviderImportSource.sheets': 'those of the file, which has a maximum size',
  'SearchResultEdge.highlights': 'the words of two short texts',
  'SetUp.missingSettings': 'the settings of a release',
  'UserError.path': 'as deep as the input',
  'UserError.suggestions': 'three places',
};

/** Types whose `id` is for arguments only: who may read one depends on where it is read. */
const NOT_NODES = {
  ControlChange: 'read with its provider; no argument takes it',
  Passkey: 'of the signed-in user',
  ProviderClaim: 'of its claimant, the owners or staff, with other fields for each',
  ProviderEdit: 'of the owners of its provider, or staff, with other fields for each',
  ProviderInvitation: 'of the owners of its provider',
  Session: 'of the signed-in user',
  StaffNote: 'those about claims are for super admins; no argument takes it',
  Watch: 'of the holder of its link, or its partner',
};

/** The paths that break a rule. */
const pathsOf = (all: readonly { path: string }[]) => all.map(({ path }) => path).sort();
const typeOf = ({ type }: Pick<Input, 'type'> | (typeof fields)[number]) => getNamedType(type).name;

describe('the schema', () => {
  it('takes one input in each mutation', () => {
    const mutations = fields.filter(({ path }) => path.startsWith('Mutation.'));
    const loose = mutations.filter(({ args }) => args.length > 1 || (args[0] && args[0].name !== 'input'));
    expect(pathsOf(loose)).toEqual([]);
  });

  it('takes global ids, and never database ids', () => {
    const numbers = inputs.filter(
      (input) => /databaseIds?$/i.test(input.name) || (/Ids?$|^ids?$/.test(input.name) && typeOf(input) !== 'ID'),
    );
    expect(pathsOf(numbers)).toEqual([]);
  });

  it('calls a database id a database id', () => {
    const numbers = fields.filter(
      (field) => /Id$/.test(field.name) && !/[dD]atabaseId$/.test(field.name) && typeOf(field) === 'Int',
    );
    expect(pathsOf(numbers)).toEqual([]);
  });

  it('declares required values by their type', () => {
    expect(
      pathsOf(
        inputs.filter(
          ({ type, description }) => !isNonNullType(type) && /^Required\b|\bRequired\.$/.test(description ?? ''),
        ),
      ),
    ).toEqual([]);
  });

  it('has an `id` in nodes only, or says that it is not for `node`', () => {
    const ids = fields.filter(({ name, path }) => {
      const type = schema.getType(path.split('.')[0]!);
      return name === 'id' && isObjectType(type) && !type.getInterfaces().some((one) => one.name === 'Node');
    });
    expect(pathsOf(ids)).toEqual(Object.keys(NOT_NODES).map((name) => `${name}.id`));
    expect(pathsOf(ids.filter(({ description }) => !description?.endsWith('not for `node`.')))).toEqual([]);
  });

  it('has a scalar or an enum where a text has a format', () => {
    const formats = /(language|country|countryCode|url|Url|Date|day|monday)$|^(languages|countries)$/;
    const texts = [...fields, ...inputs].filter((one) => formats.test(one.name) && typeOf(one) === 'String');
    expect(pathsOf(texts)).toEqual([]);
  });

  it('has no JSON in strings', () => {
    expect(
      pathsOf([...fields, ...inputs].filter((one) => typeOf(one) === 'String' && /JSON/.test(one.description ?? ''))),
    ).toEqual([]);
  });

  it('returns an object in each payload, not just `done`', () => {
    expect(pathsOf(fields.filter(({ name }) => name === 'done'))).toEqual([]);
  });

  it('states the error codes of each mutation', () => {
    const codes = (schema.getType('ErrorCode') as GraphQLEnumType).getValues().map(({ name }) => name);
    const listed = (description: string | null | undefined): string[] =>
      description
        ?.split('Errors: ')[1]
        ?.replaceAll(/\([^)]*\)/g, '')
        .match(/\b[A-Z][A-Z_]{3,}\b/g) ?? [];
    expect(
      pathsOf(fields.filter(({ description }) => listed(description).some((code) => !codes.includes(code)))),
    ).toEqual([]);
    const mutations = fields.filter(({ path }) => path.startsWith('Mutation.'));
    const lacking = (code: string, isExpected: (field: (typeof fields)[number]) => boolean) =>
      pathsOf(mutations.filter((field) => isExpected(field) && !listed(field.description).includes(code)));
    const input = ({ args: [arg] }: (typeof fields)[number]) =>
      arg && (getNamedType(arg.type) as GraphQLInputObjectType).getFields();
    const form = (field: (typeof fields)[number]) => isUnionType(getNamedType(field.type));
    expect(lacking('BAD_USER_INPUT', form)).toEqual([]);
    expect(lacking('CONFLICT', (field) => Boolean(input(field)?.expectedVersion))).toEqual([]);
    expect(lacking('NOT_FOUND', (field) => Boolean(input(field)?.id && isNonNullType(input(field)!.id!.type)))).toEqual(
      [],
    );
  });

  it('returns the errors of each text and file that a person enters as data', () => {
    const entered = (type: GraphQLInputObjectType, inner = new Set<unknown>()): string[] =>
      Object.values(type.getFields()).flatMap((field) => {
        const named = getNamedType(field.type);
        if (inner.has(named) || NOT_ENTERED.includes(field.name)) return [];
        if (isInputObjectType(named)) return entered(named, inner.add(named));
        return /^(String|Upload|URL)$/.test(named.name) ? [field.name] : [];
      });
    const plain = fields.filter(({ path, type, args: [input] }) => {
      const isForm = path.startsWith('Mutation.') && input && !isUnionType(getNamedType(type));
      return isForm && entered(getNamedType(input.type) as GraphQLInputObjectType).length > 0;
    });
    expect(pathsOf(plain)).toEqual(Object.keys(WITHOUT_FORM).sort());
  });

  it('has no non-null field that some readers of its type may not read', () => {
    const { types: readers } = JSON.parse(readFileSync('tests/contract/roles.json', 'utf8')) as {
      types: Record<string, string>;
    };
    const mayRead = (type: string) =>
      Object.entries(readers[type] ? promised(readers[type]) : {}).flatMap(([role, outcome]) =>
        outcome === 'allowed' ? role : [],
      );
    const isGuarded = ({ path, type, extensions }: (typeof fields)[number]) => {
      const named = getNamedType(type);
      const { authScopes } = (extensions.pothosOptions ?? {}) as { authScopes?: unknown };
      const some = isObjectType(named) ? mayRead(named.name) : null;
      return authScopes || (some && mayRead(path.split('.')[0]!).some((role) => !some.includes(role)));
    };
    const below = fields.filter(({ path }) => !/^(Query|Mutation|\w+Payload)\./.test(path));
    expect(pathsOf(below.filter((field) => isNonNullType(field.type) && isGuarded(field)))).toEqual([]);
  });

  it('has a bound for each list, and says it, or is a connection', () => {
    const unbounded = fields.filter(
      ({ path, type, args, description }) =>
        isListType(getNullableType(type)) &&
        !/(Connection\.(edges|nodes)|\.translations)$/.test(path) &&
        !args.some(({ name }) => /^(first|maxResults)$/.test(name)) &&
        !/\b(at most|the|last|first|frequent) [\d,]+\b/i.test(description ?? '') &&
        !isEnumType(getNamedType(type)) &&
        !FIXED.includes(getNamedType(type).name),
    );
    expect(pathsOf(unbounded)).toEqual(Object.keys(BOUNDED_OTHERWISE).sort());
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
