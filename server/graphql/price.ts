import { complexityFromQuery } from '@pothos/plugin-complexity';
import { type DefinitionNode, type DocumentNode, GraphQLError, type GraphQLSchema, Kind } from 'graphql';
import { type Limits, RULES } from '#server/http/limits.ts';
import { TooManyRequests } from '#server/platform/errors.ts';
import type { Context } from './context.ts';
import type { TokenViewer } from './tokenScopes.ts';

/**
 * The limits of a document's cost, nesting and fields per level. The web's page of results comes close to the first
 * limit.
 */
export const QUERY_LIMITS = { complexity: 12_000, depth: 15, breadth: 600 };

/** The limits of built-in REST operations, which callers cannot write: enough for a thousand rows of any list. */
const OWN_LIMITS = { ...QUERY_LIMITS, complexity: 200_000 };

/** The cost of introspection: the whole schema takes as long as 2,000 fields of rows, a type as long as 100. */
const INTROSPECTION = { __schema: 2_000, __type: 100 };

export interface Operation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null | undefined;
  variables: unknown;
}

export interface Price {
  complexity: number;
  depth: number;
  breadth: number;
}

/**
 * The cost of the operation: its fields multiplied by their rows, and introspection. Null when the document has no such
 * operation. Runs in linear time. Throws a `GraphQLError` for variables of a wrong type.
 */
function priceOf({ schema, document, operationName, variables }: Operation, context: Context): Price | null {
  const operation = document.definitions.find(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && (!operationName || definition.name?.value === operationName),
  );
  if (!operation) return null;
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const { complexity, depth, breadth } = complexityFromQuery(
    { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] },
    { schema, variables: (variables ?? {}) as Record<string, unknown>, ctx: context },
  );
  const extra = introspectionOf([operation, ...fragments]);
  return { complexity: Math.ceil(complexity) + extra, depth, breadth };
}

/**
 * Charges an operation to its caller before it is executed. Throws a `GraphQLError` when the operation is too large,
 * and `TooManyRequests`.
 */
export async function chargeOperation(operation: Operation, context: Context): Promise<Price | null> {
  const price = priceOf(operation, context);
  const limits = context.ownOperation ? OWN_LIMITS : QUERY_LIMITS;
  if (price)
    for (const kind of ['depth', 'breadth', 'complexity'] as const)
      if (!(price[kind] <= limits[kind])) throw tooLarge(kind, price, limits);
  await chargeCaller(context, price?.complexity ?? 1);
  return price;
}

/** The cost as reported to programs in `extensions.cost`. */
export function costOf({ complexity, depth, breadth }: Price, limits: Price = QUERY_LIMITS) {
  const { complexity: maxComplexity, depth: maxDepth, breadth: maxBreadth } = limits;
  return { complexity, depth, breadth, maxComplexity, maxDepth, maxBreadth };
}

function tooLarge(kind: keyof Price, price: Price, limits: Price): GraphQLError {
  return new GraphQLError(`The query is too large: its ${kind} is ${price[kind]}, the limit is ${limits[kind]}`, {
    extensions: { code: 'QUERY_TOO_LARGE', cost: costOf(price, limits), http: { status: 400 } },
  });
}

/**
 * The cost of introspection fields. Each fragment counts once, because equal fields are merged and introspection has no
 * aliases.
 */
function introspectionOf(definitions: DefinitionNode[]): number {
  let points = 0;
  const sets = definitions.flatMap((definition) => ('selectionSet' in definition ? [definition.selectionSet] : []));
  for (let set = sets.pop(); set; set = sets.pop())
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD && Object.hasOwn(INTROSPECTION, selection.name.value))
        points += INTROSPECTION[selection.name.value as keyof typeof INTROSPECTION];
      else if (selection.kind !== Kind.FRAGMENT_SPREAD && selection.selectionSet) sets.push(selection.selectionSet);
    }
  return points;
}

type Headers = Record<string, string>;

/**
 * Charges points to the caller's budget: all programs of an owner share one budget, a user has one per account, and
 * anonymous callers share one per network. Throws `TooManyRequests`.
 */
export async function chargeCaller(
  { limits, token, viewer, network, responseHeaders }: Context,
  points: number,
): Promise<void> {
  if (token) await chargeProgram(limits, token, points, responseHeaders);
  else if (viewer) await limits.count('person', String(viewer.id), points);
  else await limits.count('network', network, points);
}

/** The key of the budget that all programs of one owner share. */
export const ownerOf = ({ partnerId, userId }: TokenViewer) =>
  partnerId === null ? `user:${userId}` : `partner:${partnerId}`;

/** Charges a program's owner as `chargeCaller` does, and sets response headers with the remaining budget. */
export async function chargeProgram(
  limits: Limits,
  token: TokenViewer,
  points: number,
  headers: Headers,
): Promise<void> {
  try {
    const rate = await limits.count('program', ownerOf(token), points);
    if (rate) writeRate(headers, rate.left, rate.seconds);
  } catch (error) {
    if (error instanceof TooManyRequests) writeRate(headers, 0, error.retryAfter);
    throw error;
  }
}

/** Writes the headers of https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/ */
function writeRate(headers: Headers, left: number, seconds: number): void {
  const { points, duration } = RULES.program;
  headers['RateLimit-Policy'] = `"points";q=${points};w=${duration}`;
  headers.RateLimit = `"points";r=${left};t=${seconds}`;
}
