import {
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLUnionType,
  getNamedType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { payloadNameOf } from './typeNames.ts';

/** The result of a mutation with form errors, instead of a payload. */
const REFUSED = 'FormErrors';

/**
 * Creates a separate payload type for each mutation, so that fields can be added later to one payload: for example,
 * `approveEdit` and `rejectEdit` are defined with the same type.
 */
export function withOwnPayloads(built: GraphQLSchema): GraphQLSchema {
  const shared = new Set<string>();
  for (const field of Object.values(built.getMutationType()!.getFields())) {
    const result = getNamedType(field.type);
    const members = isUnionType(result) ? result.getTypes() : [result];
    const payload = members.find((type) => isObjectType(type) && type.name !== REFUSED) as GraphQLObjectType;
    const name = payloadNameOf(field.name);
    if (payload.name === name) continue;
    shared.add(payload.name).add(result.name);
    const own = new GraphQLObjectType({ ...payload.toConfig(), name });
    field.type = new GraphQLNonNull(isUnionType(result) ? unionWith(result, payload, own) : own);
  }
  const { types, ...config } = built.toConfig();
  return new GraphQLSchema({ ...config, types: types.filter(({ name }) => !shared.has(name)) });
}

function unionWith(union: GraphQLUnionType, payload: GraphQLObjectType, own: GraphQLObjectType): GraphQLUnionType {
  const config = union.toConfig();
  return new GraphQLUnionType({
    ...config,
    types: union.getTypes().map((type) => (type === payload ? own : type)),
    resolveType: async (...args) => {
      const name = await config.resolveType!(...args);
      return name === payload.name ? own.name : name;
    },
  });
}
