import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { type ShortCut, shortCutOf } from './shortCut.ts';

/** A field of an answer: where its value comes from, and what becomes of it. */
export interface FieldPlan {
  /** Its name in the answer. */
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: fields of every parent and context
  definition: GraphQLField<any, any>;
  nodes: FieldNode[];
  parent: GraphQLObjectType;
  /** The property of the parent that is the value; null where a resolver is asked. */
  property: string | null;
  short: ShortCut | null;
  shape: Shape;
}

export type Shape = { isNullable: boolean } & (
  | { kind: 'leaf'; type: GraphQLLeafType }
  | { kind: 'list'; of: Shape }
  | { kind: 'object'; fields: FieldPlan[] }
);

/** A part of the language that plans know nothing of. */
class Unplanned extends Error {}

/** More is left to the executor too, which refuses it: fragments that hold fragments multiply. */
const MOST_FIELDS = 2_000;

interface Planning {
  schema: GraphQLSchema;
  fragments: Map<string, FragmentDefinitionNode>;
  fields: number;
}

const known = new WeakMap<OperationDefinitionNode, FieldPlan[] | null>();

/**
 * The fields of a query, worked out once for each document. Null for what GraphQL's own executor is to run: mutations,
 * directives, interfaces.
 */
export function planOf(schema: GraphQLSchema, document: DocumentNode, operationName: string | null) {
  const [operation, another] = document.definitions.filter(
    (one): one is OperationDefinitionNode =>
      one.kind === Kind.OPERATION_DEFINITION && (operationName === null || one.name?.value === operationName),
  );
  if (!operation || another) return null;
  const last = known.get(operation);
  if (last !== undefined) return last;
  const plan = makePlan(schema, document, operation);
  known.set(operation, plan);
  return plan;
}

/** The plan of an operation that is being run; nothing when it is run without. */
export function knownPlan(operation: OperationDefinitionNode): readonly FieldPlan[] | null | undefined {
  return known.get(operation);
}

function makePlan(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, directives, selectionSet }: OperationDefinitionNode,
): FieldPlan[] | null {
  const root = schema.getQueryType();
  if (operation !== 'query' || directives?.length || !root) return null;
  const fragments: Planning['fragments'] = new Map();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  try {
    return planFields({ schema, fragments, fields: 0 }, root, [selectionSet]);
  } catch (error) {
    if (error instanceof Unplanned) return null;
    throw error;
  }
}

function planFields(planning: Planning, parent: GraphQLObjectType, selections: SelectionSetNode[]): FieldPlan[] {
  const fields = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  for (const selection of selections) collect(planning, parent, selection, fields, spread);
  planning.fields += fields.size;
  if (planning.fields > MOST_FIELDS) throw new Unplanned();
  return [...fields].map(([name, nodes]) => {
    const definition = planning.schema.getField(parent, nodes[0]!.name.value);
    // as a property of an object it would be no field
    if (!definition || name === '__proto__') throw new Unplanned();
    const below = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    return {
      name,
      definition,
      nodes,
      parent,
      property: propertyOf(definition),
      short: shortCutOf(parent, definition),
      shape: planShape(planning, definition.type, below),
    };
  });
}

function collect(
  planning: Planning,
  parent: GraphQLObjectType,
  { selections }: SelectionSetNode,
  fields: Map<string, FieldNode[]>,
  spread: Set<string>,
): void {
  for (const selection of selections) {
    if (selection.directives?.length) throw new Unplanned();
    if (selection.kind === Kind.FIELD) {
      const name = (selection.alias ?? selection.name).value;
      fields.set(name, [...(fields.get(name) ?? []), selection]);
      continue;
    }
    if (selection.kind === Kind.FRAGMENT_SPREAD && spread.has(selection.name.value)) continue;
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? planning.fragments.get(selection.name.value) : selection;
    if (!fragment || ('variableDefinitions' in fragment && fragment.variableDefinitions?.length)) throw new Unplanned();
    if (selection.kind === Kind.FRAGMENT_SPREAD) spread.add(selection.name.value);
    if (isOf(planning.schema, parent, fragment.typeCondition?.name.value))
      collect(planning, parent, fragment.selectionSet, fields, spread);
  }
}

function isOf(schema: GraphQLSchema, type: GraphQLObjectType, condition: string | undefined): boolean {
  if (condition === undefined || condition === type.name) return true;
  const other = schema.getType(condition);
  return isAbstractType(other) && schema.isSubType(other, type);
}

function planShape(planning: Planning, type: GraphQLOutputType, selections: SelectionSetNode[]): Shape {
  if (isNonNullType(type)) return { ...planShape(planning, type.ofType, selections), isNullable: false };
  const isNullable = true;
  if (isListType(type)) return { isNullable, kind: 'list', of: planShape(planning, type.ofType, selections) };
  if (isLeafType(type)) return { isNullable, kind: 'leaf', type };
  if (!isObjectType(type) || type.isTypeOf) throw new Unplanned();
  return { isNullable, kind: 'object', fields: planFields(planning, type, selections) };
}

/** Pothos makes a resolver for a field that only shows a property: without one it is read at once. */
function propertyOf({ name, resolve, extensions }: FieldPlan['definition']): string | null {
  const { pothosExposedField, pothosConfig } = extensions as {
    pothosExposedField?: string;
    pothosConfig?: { resolve?: unknown };
  };
  if (!resolve) return name;
  return pothosExposedField !== undefined && pothosConfig?.resolve === resolve ? pothosExposedField : null;
}
