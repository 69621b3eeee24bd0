import { type GraphQLObjectType, type GraphQLSchema, getNamedType, isAbstractType, isObjectType } from 'graphql';

/** Whether a type has scopes of its own. */
export const hasScopes = (type: GraphQLObjectType) =>
  Boolean((type.extensions.pothosOptions as { authScopes?: unknown } | undefined)?.authScopes);

/** Whether a type is the payload of a mutation: each permitted caller may read it. */
export const isPayload = ({ name }: GraphQLObjectType) => name.endsWith('Payload');

/**
 * The object types reachable from the root fields that a caller may use, in order. `mayUse` is called with those fields
 * (`Query.files`), and with the types that have scopes of their own (`File`).
 * Payloads are left out.
 */
export function reachedBy(schema: GraphQLSchema, mayUse: (row: string) => boolean): string[] {
  const roots = [schema.getQueryType()!, schema.getMutationType()!];
  const found = new Set<GraphQLObjectType>();
  const visit = (named: unknown): void => {
    if (isAbstractType(named)) for (const type of schema.getPossibleTypes(named)) visit(type);
    if (!isObjectType(named) || found.has(named) || (hasScopes(named) && !mayUse(named.name))) return;
    found.add(named);
    for (const field of Object.values(named.getFields())) visit(getNamedType(field.type));
  };
  for (const root of roots)
    for (const field of Object.values(root.getFields()))
      if (mayUse(`${root.name}.${field.name}`)) visit(getNamedType(field.type));
  return [...found].flatMap((type) => (isPayload(type) ? [] : type.name)).sort();
}
