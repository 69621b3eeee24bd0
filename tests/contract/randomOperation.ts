import fc from 'fast-check';
import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { LANGUAGES } from '#shared/language.ts';
import { HUGE_TEXTS, MISFITS, ODD_IDS, ODD_INTEGERS, ODD_MOMENTS, ODD_NUMBERS, ODD_TEXTS } from './oddValues.ts';
import { FILE } from './smallestOperation.ts';

type Dice = fc.GeneratorValue;

export interface Operation {
  query: string;
  variables: Record<string, unknown>;
  /** Paths of files, in the notation of the multipart specification. */
  files: string[];
}

const MOST_LEVELS = 5;

/** A random operation on a schema, mostly well formed, with random arguments. */
export function randomOperation(schema: GraphQLSchema, dice: Dice): Operation {
  const chance = (percent: number) => dice(fc.nat, { max: 99 }) < percent;
  const pick = <Value>(values: readonly Value[]): Value => values[dice(fc.nat, { max: values.length - 1 })]!;
  const variables: Record<string, unknown> = {};
  const files: string[] = [];
  const header: string[] = [];
  /** Most match the schema: otherwise only its validation would be tested. */
  const isMalformed = chance(20);

  const scalar = (name: string, path: string): unknown => {
    if (name === 'Boolean') return chance(50);
    if (name === 'Int' || name === 'Float')
      return chance(75) ? dice(fc.integer, { min: 1, max: 60 }) : pick(isMalformed ? ODD_NUMBERS : ODD_INTEGERS);
    if (name === 'ID') return chance(80) ? pick(ODD_IDS) : pick(ODD_TEXTS);
    if (name === 'DateTime') return pick(ODD_MOMENTS);
    if (name === 'JSON') return pick(MISFITS);
    if (name === 'Language' && chance(90)) return pick(LANGUAGES);
    if (name === 'CountryCode' && chance(90)) return pick(['AR', 'br', 'ZZ']);
    if (name === 'Upload') {
      if (files.length > 0 || chance(20)) return null;
      files.push(path);
      return FILE;
    }
    if (chance(2)) return pick(HUGE_TEXTS);
    return chance(85) ? pick(ODD_TEXTS) : dice(fc.string, { unit: 'binary', maxLength: 300 });
  };

  const value = (type: GraphQLInputType, path: string): unknown => {
    if (isMalformed && chance(5)) return pick(MISFITS);
    if (isNonNullType(type)) return value(type.ofType, path);
    if (isListType(type))
      return Array.from({ length: chance(3) ? 300 : dice(fc.nat, { max: 3 }) }, (_, at) =>
        value(type.ofType, `${path}.${at}`),
      );
    if (isEnumType(type)) return pick(type.getValues()).name;
    if (!isInputObjectType(type)) return scalar(type.name, path);
    const object: Record<string, unknown> = isMalformed && chance(5) ? { unknown: 1 } : {};
    const fields = Object.values(type.getFields());
    for (const field of type.isOneOf ? [pick(fields)] : fields) {
      const isRequired = type.isOneOf || isNonNullType(field.type);
      if (isRequired ? isMalformed && chance(2) : chance(25)) continue;
      const isNull = isRequired ? isMalformed && chance(2) : chance(10);
      object[field.name] = isNull ? null : value(field.type, `${path}.${field.name}`);
    }
    return object;
  };

  const arguments_ = (all: readonly GraphQLArgument[]): string => {
    const given = all.flatMap(({ name, type }) => {
      if (!isNonNullType(type) && chance(45)) return [];
      const variable = `v${header.length}`;
      header.push(`$${variable}: ${type}`);
      variables[variable] = value(type, `variables.${variable}`);
      return [`${name}: $${variable}`];
    });
    if (isMalformed && chance(5)) given.push('unknown: 1');
    return given.length > 0 ? `(${given.join(', ')})` : '';
  };

  const selection = (type: GraphQLNamedType, level: number): string => {
    if (isAbstractType(type)) {
      const some = Array.from({ length: 3 }, () => pick(schema.getPossibleTypes(type)));
      return ` { ${isInterfaceType(type) ? 'id' : '__typename'} ${some.map((item) => `... on ${item.name} { ${selected(item.name, level)} }`).join(' ')} }`;
    }
    return isObjectType(type) ? ` { ${selected(type.name, level)} }` : '';
  };

  const selected = (typeName: string, level: number): string => {
    const type = schema.getType(typeName);
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    const usable = fields.filter((field) => level < MOST_LEVELS || !isObjectType(getNamedType(field.type)));
    const parts = Array.from({ length: dice(fc.integer, { min: 1, max: 4 }) }, (_, at) => {
      if (usable.length === 0 || chance(3)) return '__typename';
      if (isMalformed && chance(2)) return 'unknown';
      const field = pick(usable);
      // aliases, so that a field can occur twice with different arguments
      return `a${level}_${at}: ${field.name}${arguments_(field.args)}${selection(getNamedType(field.type), level + 1)}`;
    });
    return parts.join(' ');
  };

  const isMutation = chance(50);
  const root = isMutation ? schema.getMutationType()! : schema.getQueryType()!;
  const body = Array.from({ length: chance(15) ? 2 : 1 }, (_, at) => {
    const field = pick(Object.values(root.getFields()));
    return `r${at}: ${field.name}${arguments_(field.args)}${selection(getNamedType(field.type), 1)}`;
  }).join(' ');
  const kind = isMutation ? 'mutation' : 'query';
  return { query: `${kind} Random${header.length > 0 ? `(${header.join(', ')})` : ''} { ${body} }`, variables, files };
}
