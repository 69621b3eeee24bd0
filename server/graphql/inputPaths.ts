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

/** Gives the errors of each form their path in the `input` of the mutation: verbs know the fields of the form only. */
export function withInputPaths(built: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(built.getMutationType()!.getFields())) {
    const input = getNamedType(field.args[0]?.type);
    if (!isInputObjectType(input)) continue;
    const { resolve } = field;
    field.resolve = async (...call) => {
      const result = await resolve!(...call);
      // Pothos wraps the error, which is no instance of its class then
      const { others } = (result ?? {}) as Partial<FormError>;
      for (const error of others ? [result as FormError, ...others] : [])
        error.field = error.field && pathIn(input, error.field);
      return result;
    };
  }
  return built;
}

/** `services.0.serviceId` in an input with the form `provider` is `provider.services.0.serviceId`; the nearest form has it. */
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
