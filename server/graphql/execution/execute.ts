import {
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLResolveInfo,
  getArgumentValues,
  locatedError,
  responsePathAsArray,
  type ValidatedExecutionArgs,
  validateExecutionArgs,
} from 'graphql';
import { allows } from './allows.ts';
import { type FieldPlan, planOf, type Shape } from './plan.ts';
import { isThere, type ShortCut } from './shortCut.ts';

type Path = GraphQLResolveInfo['path'];
type Answer = Record<string, unknown>;

interface Run {
  args: ValidatedExecutionArgs;
  errors: GraphQLError[];
  /** The places that are null for an error: whatever else goes wrong below them is not told. */
  failed: Set<Path | undefined>;
}

const NO_ARGUMENTS = Object.freeze(Object.create(null) as object);

/**
 * As GraphQL's own `execute`, which spends more on a page of results than the database: here a query is worked out once
 * (see `planOf`), and a field that only shows a property of its row is read without a resolver. Whatever has no plan is
 * run by `execute`.
 */
export function executeOperation(asked: ExecutionArgs): ExecutionResult | Promise<ExecutionResult> {
  const plan = planOf(asked.schema, asked.document, asked.operationName ?? null);
  if (!plan) return execute(asked);
  const args = validateExecutionArgs(asked);
  if (!('schema' in args)) return { errors: args };
  const run: Run = { args, errors: [], failed: new Set() };
  const end = (data: Answer | null) => (run.errors.length > 0 ? { errors: run.errors, data } : { data });
  const fail = (error: unknown) => {
    note(run, error as GraphQLError, undefined);
    return end(null);
  };
  try {
    const data = executeFields(run, plan, args.rootValue, undefined);
    return isPromise(data) ? data.then(end, fail) : end(data);
  } catch (error) {
    return fail(error);
  }
}

function executeFields(
  run: Run,
  fields: readonly FieldPlan[],
  source: unknown,
  path: Path | undefined,
): Answer | Promise<Answer> {
  const answer: Answer = {};
  const waiting: Promise<void>[] = [];
  try {
    for (const field of fields) {
      const value = executeField(run, field, source as Answer, path);
      answer[field.name] = value;
      if (isPromise(value))
        waiting.push(
          value.then((later) => {
            answer[field.name] = later;
          }),
        );
    }
  } catch (error) {
    abandon(waiting);
    throw error;
  }
  return waiting.length > 0 ? Promise.all(waiting).then(() => answer) : answer;
}

function executeField(run: Run, field: FieldPlan, source: Answer, parentPath: Path | undefined): unknown {
  const { shape } = field;
  const short = field.short && isOpen(run, field.short, source) ? field.short : null;
  const property = field.property ?? short?.property ?? null;
  if (property !== null && shape.kind === 'leaf') {
    const value = source[property];
    if (value === null && shape.isNullable) return null;
    if (typeof value === 'string' && shape.type.name === 'String') return value;
    // anything odd goes the long way
    if (typeof value === 'number' && shape.type.name === 'Int' && (value | 0) === value) return value;
  }
  const path = pathOf(field, parentPath);
  let value: unknown;
  try {
    if (property !== null && typeof source[property] !== 'function') value = source[property];
    else value = resolveField(run, field, short, source, path);
  } catch (error) {
    return nullFor(run, error, shape, field, path);
  }
  return settle(run, field, shape, value, path);
}

function pathOf({ name, parent }: FieldPlan, prev: Path | undefined): Path {
  return { prev, key: name, typename: parent.name };
}

/** Whether the caller and the row have what the field asks for. */
function isOpen({ args }: Run, { scopes, needs }: ShortCut, source: Answer): boolean {
  return (scopes === null || allows(args.contextValue, scopes)) && (needs === null || isThere(needs, source));
}

function resolveField(run: Run, field: FieldPlan, short: ShortCut | null, source: Answer, path: Path): unknown {
  const { definition, nodes } = field;
  const { args } = run;
  const given =
    definition.args.length > 0 ? getArgumentValues(definition, nodes[0]!, args.variableValues) : NO_ARGUMENTS;
  return (short?.resolve ?? definition.resolve ?? args.fieldResolver)(
    source,
    given,
    args.contextValue,
    infoOf(run, field, path),
  );
}

function infoOf({ args }: Run, { definition, nodes, parent }: FieldPlan, path: Path): GraphQLResolveInfo {
  return {
    fieldName: definition.name,
    fieldNodes: nodes,
    returnType: definition.type,
    parentType: parent,
    path,
    schema: args.schema,
    fragments: args.fragmentDefinitions,
    rootValue: args.rootValue,
    operation: args.operation,
    variableValues: args.variableValues,
    // the parts for aborting are left out: nothing here does
  } satisfies Partial<GraphQLResolveInfo> as unknown as GraphQLResolveInfo;
}

function complete(run: Run, field: FieldPlan, shape: Shape, value: unknown, path: Path): unknown {
  if (value instanceof Error) throw value;
  if (value == null) {
    if (shape.isNullable) return null;
    throw new Error(`Cannot return null for non-nullable field ${field.parent.name}.${field.definition.name}.`);
  }
  if (shape.kind === 'leaf') return completeLeaf(shape.type, value);
  if (shape.kind === 'object') return executeFields(run, shape.fields, value, path);
  return completeList(run, field, shape.of, value, path);
}

function completeLeaf(type: Extract<Shape, { kind: 'leaf' }>['type'], value: unknown): unknown {
  const coerced = type.coerceOutputValue(value);
  if (coerced == null) throw new Error(`${type.name} answered nothing for a value.`);
  return coerced;
}

function completeList(run: Run, field: FieldPlan, shape: Shape, values: unknown, path: Path): unknown {
  if (!Array.isArray(values))
    throw new GraphQLError(
      `Expected Iterable, but did not find one for field "${field.parent.name}.${field.definition.name}".`,
    );
  const items: unknown[] = [];
  let waits = false;
  try {
    for (const [key, value] of values.entries()) {
      const item = settle(run, field, shape, value, { prev: path, key, typename: undefined });
      waits ||= isPromise(item);
      items.push(item);
    }
  } catch (error) {
    abandon(items);
    throw error;
  }
  return waits ? Promise.all(items) : items;
}

function settle(run: Run, field: FieldPlan, shape: Shape, value: unknown, path: Path): unknown {
  try {
    if (isPromise(value)) return completeLater(run, field, shape, value, path);
    return caught(run, field, shape, complete(run, field, shape, value, path), path);
  } catch (error) {
    return nullFor(run, error, shape, field, path);
  }
}

async function completeLater(run: Run, field: FieldPlan, shape: Shape, value: PromiseLike<unknown>, path: Path) {
  try {
    return await complete(run, field, shape, await value, path);
  } catch (error) {
    return nullFor(run, error, shape, field, path);
  }
}

/** What fails later is seen to here, too. */
function caught(run: Run, field: FieldPlan, shape: Shape, value: unknown, path: Path): unknown {
  return isPromise(value) ? value.then(undefined, (error) => nullFor(run, error, shape, field, path)) : value;
}

/** Notes the error, and what is null for it; throws it where nothing may be null, to whatever is around. */
function nullFor(run: Run, thrown: unknown, { isNullable }: Shape, { nodes }: FieldPlan, path: Path): null {
  const error = locatedError(thrown, nodes, responsePathAsArray(path));
  if (!isNullable) throw error;
  note(run, error, path);
  return null;
}

function note({ errors, failed }: Run, error: GraphQLError, path: Path | undefined): void {
  if (failed.has(undefined)) return;
  for (let place = path; place; place = place.prev) if (failed.has(place)) return;
  failed.add(path);
  errors.push(error);
}

/** Nobody will hear of these any more. */
function abandon(values: readonly unknown[]): void {
  for (const value of values) if (isPromise(value)) value.then(undefined, () => {});
}

function isPromise(value: unknown): value is Promise<unknown> {
  return typeof (value as { then?: unknown } | null | undefined)?.then === 'function';
}
