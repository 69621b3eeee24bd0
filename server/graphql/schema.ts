import type { GraphQLSchema } from 'graphql';
import '../addresses/graphql.ts';
import '../search/graphql.ts';
import '../services/graphql.ts';
import '../tax-types/graphql.ts';
import { builder } from './builder.ts';

/** The whole GraphQL schema: each domain adds its part when it is imported. */
export const schema: GraphQLSchema = builder.toSchema({ sortSchema: true });
