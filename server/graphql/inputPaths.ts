import {
  type GraphQLInputObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
} from 'graphql';
import type { FormError } from '#server/platform/errors.ts';

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

/** `services.0.serviceId` in an input with the form `provider` is `provider.services.0.serviceId`. */
function pathIn(input: GraphQLInputObjectType, field: string): string {
  const [name] = field.split('.');
  const fields = input.getFields();
  if (fields[name!]) return field;
  const form = Object.values(fields).find(({ type }) => {
    const nested = getNullableType(type);
    return isInputObjectType(nested) && nested.getFields()[name!];
  });
  return form ? `${form.name}.${field}` : field;
}
