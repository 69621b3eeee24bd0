import { readFileSync } from 'node:fs';
import {
  BreakingChangeType,
  buildSchema,
  findSchemaChanges,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { declaredBreakingChanges } from './declaredBreakingChanges.ts';

const released = buildSchema(readFileSync(new URL('released.graphql', import.meta.url), 'utf8'));
const current = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** The breaking changes for a client from one schema to the other, one line each. */
function breaking(from: GraphQLSchema, to: GraphQLSchema): string[] {
  return findSchemaChanges(from, to)
    .filter(({ type }) => type in BreakingChangeType)
    .map(({ type, description }) => `${type}: ${description}`)
    .sort();
}

const declared = declaredBreakingChanges.map(({ type, description }) => `${type}: ${description}`).sort();

describe('the schema since the last release', () => {
  it('has no undeclared breaking change', () => {
    expect(breaking(released, current).filter((change) => !declared.includes(change))).toEqual([]);
  });

  it('declares no breaking change that does not happen', () => {
    const found = breaking(released, current);
    expect(declared.filter((change) => !found.includes(change))).toEqual([]);
  });

  it('gives the reason and the version of every declared change', () => {
    for (const { reason, since } of declaredBreakingChanges) {
      expect(reason.length).toBeGreaterThan(20);
      expect(since).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });

  it('states since when each deprecation exists, and until when it stays', () => {
    const deprecated = Object.values(current.getTypeMap())
      .filter((type) => isObjectType(type) || isInterfaceType(type))
      .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
      .filter(({ field }) => field.deprecationReason);
    for (const { type, field } of deprecated)
      expect(field.deprecationReason, `${type.name}.${field.name}`).toMatch(
        /^Since \d{4}-\d{2}-\d{2}, until \d{4}-\d{2}-\d{2} or later: /,
      );
  });

  it('detects a removed field, a changed type and an argument that became required', () => {
    const from = buildSchema('type Query { a: Int! b: Int! c(d: Int): Int }');
    const to = buildSchema('type Query { b: Int c(d: Int!): Int }');
    expect(breaking(from, to).map((change) => change.split(':')[0])).toEqual([
      'ARG_CHANGED_KIND',
      'FIELD_CHANGED_KIND',
      'FIELD_REMOVED',
    ]);
  });
});
