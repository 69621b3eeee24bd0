import type { GraphQLField, GraphQLResolveInfo } from 'graphql';
import { type FieldPlan, knownPlan, type Shape } from './plan.ts';

export type Fields = readonly FieldPlan[];

interface Extensions {
  /** Said at a field whose resolver reads nothing else of its row. */
  reads?: readonly string[];
  pothosExposedField?: string;
  pothosOptions?: { select?: unknown };
  pothosPrismaRelationField?: { name: string };
}

/** The properties of its row that a field's value comes from; null where that may be any. */
function readsOf({ name, extensions }: GraphQLField<unknown, unknown>): readonly string[] | null {
  if (name.startsWith('__')) return [];
  // of which a global id is made
  if (name === 'id') return ['id'];
  const { reads, pothosExposedField, pothosOptions, pothosPrismaRelationField } = extensions as Extensions;
  if (reads) return reads;
  if (pothosExposedField !== undefined) return [pothosExposedField];
  if (pothosPrismaRelationField) return [pothosPrismaRelationField.name];
  const select = pothosOptions?.select;
  return typeof select === 'object' && select !== null ? Object.keys(select) : null;
}

/** The properties that any of these fields come from; null where that may be any. */
export function readsOfAll(fields: Fields | null): ReadonlySet<string> | null {
  const all = fields?.map(({ definition }) => readsOf(definition)) ?? [null];
  return all.includes(null) ? null : new Set(all.flatMap((reads) => reads!));
}

/** The fields that are selected at the end of this path below the field of `info`; null where it is not planned. */
export function fieldsBelow(info: GraphQLResolveInfo, path: readonly string[]): Fields | null {
  const root = info.path.prev ? undefined : knownPlan(info.operation)?.find(({ name }) => name === info.path.key);
  return root ? path.reduce(below, fieldsOf(root.shape)) : null;
}

/** What is selected of these fields' one with this name, whatever the answer calls it. */
export function below(fields: Fields, name: string): Fields {
  return fields.flatMap(({ definition, shape }) => (definition.name === name ? fieldsOf(shape) : []));
}

function fieldsOf(shape: Shape): Fields {
  if (shape.kind === 'list') return fieldsOf(shape.of);
  return shape.kind === 'object' ? shape.fields : [];
}
