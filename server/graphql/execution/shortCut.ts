import { isDeepStrictEqual } from 'node:util';
import type { GraphQLField, GraphQLFieldResolver, GraphQLObjectType } from 'graphql';
import { type Beside, besideOf } from './loadedRows.ts';

// biome-ignore lint/suspicious/noExplicitAny: of fields of every parent and context
type Resolver = GraphQLFieldResolver<any, any>;
export type ScopeMap = Record<string, unknown>;

/** What Pothos' plugins ask anew for each row of a list, so that it can be asked once. */
export interface ShortCut {
  /** What the caller needs for any field of the parent; null: nothing. */
  scopes: ScopeMap | null;
  /** What is read of the parent beside its columns; null: nothing. */
  needs: Needs | null;
  /** The property of the parent that is the value; null where `resolve` is asked. */
  property: string | null;
  /** The field's own resolver, without what the plugins put around it. */
  resolve: Resolver;
}

interface Needs {
  select: Record<string, unknown> | null;
  /** Of a field that is the relation and nothing else. */
  relation: string | null;
  /** What was found for rows that have this beside them. */
  last: { beside: Beside; areThere: boolean } | null;
}

interface Options {
  authScopes?: unknown;
  grantScopes?: unknown;
  select?: unknown;
  query?: unknown;
  onNull?: unknown;
}

interface Extensions {
  pothosExposedField?: string;
  pothosOptions?: Options;
  pothosPrismaSelect?: unknown;
  pothosPrismaRelationField?: { name: string };
  pothosConfig?: { kind: string; resolve?: Resolver; declaringType?: string; argMappers: unknown[] };
}

/**
 * Null where there is more around the resolver than the scopes of its type, which are the same for every row, and what
 * the row must have been read with.
 */
export function shortCutOf(
  parent: GraphQLObjectType,
  { args, resolve, extensions }: GraphQLField<unknown, unknown>,
): ShortCut | null {
  const { pothosConfig: config, pothosOptions: options, pothosExposedField: property } = extensions as Extensions;
  if (!config?.resolve || config.resolve === resolve || !options || args.length > 0) return null;
  if (config.kind !== 'Object' && config.kind !== 'PrismaObject') return null;
  if (config.declaringType !== undefined || config.argMappers.length > 0) return null;
  const around = [options, ...parent.getInterfaces().map((one) => (one.extensions as Extensions).pothosOptions)];
  if (around.some((one) => one?.authScopes !== undefined || one?.grantScopes !== undefined)) return null;
  const { authScopes: scopes = null, grantScopes } = (parent.extensions as Extensions).pothosOptions ?? {};
  if (grantScopes !== undefined || !isPlain(scopes)) return null;
  const needs = needsOf(options, extensions as Extensions);
  return needs === undefined
    ? null
    : { scopes, needs, property: property ?? needs?.relation ?? null, resolve: config.resolve };
}

/** Whether it holds of every row and wherever it is: no function of the row, nothing that was granted on the way. */
function isPlain(scopes: unknown): scopes is ScopeMap | null {
  return scopes === null || (typeof scopes === 'object' && Object.keys(scopes).every((name) => !name.startsWith('$')));
}

/** Undefined: it cannot be told. */
function needsOf(
  { select, query, onNull }: Options,
  { pothosPrismaSelect, pothosPrismaRelationField: relation }: Extensions,
): Needs | null | undefined {
  if (!pothosPrismaSelect) return null;
  if (relation)
    return query === undefined && onNull === undefined
      ? { select: null, relation: relation.name, last: null }
      : undefined;
  if (typeof select !== 'object' || select === null) return undefined;
  return { select: select as Record<string, unknown>, relation: null, last: null };
}

/** Whether the row was read with all that the field needs. */
export function isThere(needs: Needs, row: object): boolean {
  const beside = besideOf(row);
  if (!beside) return false;
  if (needs.last?.beside !== beside) needs.last = { beside, areThere: areThere(needs, beside, row) };
  return needs.last.areThere;
}

function areThere({ select, relation }: Needs, beside: Beside, row: object): boolean {
  if (relation !== null) return Object.hasOwn(beside, relation);
  return Object.entries(select!).every(([name, asked]) =>
    Object.hasOwn(beside, name) ? isDeepStrictEqual(beside[name], asked) : asked === true && Object.hasOwn(row, name),
  );
}
