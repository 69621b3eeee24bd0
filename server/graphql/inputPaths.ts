import {
  type GraphQLInputObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
} from 'graphql';
import type { FormError } from '#server/platform/errors.ts';

/** The maximum number of forms around a field. */
const DEEPEST = 2;

/**
 * Adds to the errors of each form their path in the `input` of the mutation, because verbs know only the fields of the
 * form.
 */
export function withInputPaths(built: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(built.getMutationType()!.getFields())) {
    const input = getNamedType(field.args[0]?.type);
    if (!isInputObjectType(input)) continue;
    const { resolve } = field;
    field.resolve = async (...call) => {
      const result = await resolve!(...call);
      // the error is not an instance of its class here, because Pothos wraps it
      const { others } = (result ?? {}) as Partial<FormError>;
      for (const error of others ? [result as FormError, ...others] : [])
        error.field = error.field && pathIn(input, error.field);
      return result;
    };
  }
  return built;
}

/**
 * The path of a form's field in the input: `services.0.serviceId` in an input with the form `provider` is
 * `provider.services.0.serviceId`. If several forms have the field, the outermost form is used.
 */
function pathIn(input: GraphQLInputObjectType, field: string): string {
  const [name] = field.split('.');
  const objects: [path: string[], type: GraphQLInputObjectType][] = [[[], input]];
  for (const [path, type] of objects) {
    if (path.length > DEEPEST) break;
    const fields = type.getFields();
    if (fields[name!]) return [...path, field].join('.');
    for (const inner of Object.values(fields)) {
      const nested = getNullableType(inner.type);
      if (isInputObjectType(nested)) objects.push([[...path, inner.name], nested]);
    }
  }
  return field;
}
