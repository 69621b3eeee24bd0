import type { GraphQLSchema } from 'graphql';
import '../addresses/graphql.ts';
import '../auth/graphql.ts';
import '../auth/mutations.ts';
import '../files/graphql.ts';
import '../help-videos/graphql.ts';
import '../help-videos/mutations.ts';
import '../help/graphql.ts';
import '../logs/connections.ts';
import '../partners/graphql.ts';
import '../pre-registration/graphql.ts';
import '../pre-registration/mutations.ts';
import '../provider-imports/connections.ts';
import '../provider-imports/mutations.ts';
import '../providers/connections.ts';
import '../providers/directory/graphql.ts';
import '../providers/mutations.ts';
import '../providers/overview.ts';
import '../providers/own/graphql.ts';
import '../providers/phones/graphql.ts';
import '../providers/publicProvider.ts';
import '../providers/subscriptions.ts';
import '../search/graphql.ts';
import '../services/graphql.ts';
import '../services/mutations.ts';
import '../tax-types/graphql.ts';
import '../tokens/graphql.ts';
import '../tokens/mutations.ts';
import '../users/connections.ts';
import '../users/deletion/mutations.ts';
import '../users/graphql.ts';
import '../users/mutations.ts';
import '../users/personalData/graphql.ts';
import '../webhooks/graphql.ts';
import '../webhooks/mutations.ts';
import { builder } from './builder.ts';
import './uploadScalar.ts';
import { writeGlobalId } from './globalId.ts';

/** The whole GraphQL schema: each domain adds its part when it is imported. */
export const schema: GraphQLSchema = withPlainIds(builder.toSchema({ sortSchema: false }));

/**
 * Pothos returns every global id as a promise, and a page of results has 130 of them: it took twice as long. Nodes here
 * have their database id at hand. The scopes of a type are checked before any field of it, so also before its id.
 */
function withPlainIds(built: GraphQLSchema): GraphQLSchema {
  for (const type of built.getImplementations(built.getType('Node') as never).objects) {
    const field = type.getFields().id!;
    const slowly = field.resolve!;
    field.resolve = (parent, ...rest) =>
      typeof parent.id === 'number' ? writeGlobalId(type.name, parent.id) : slowly(parent, ...rest);
  }
  return built;
}
