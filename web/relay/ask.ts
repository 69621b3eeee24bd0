import type { ConcreteRequest, GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { currentLanguage } from '../i18n/currentLanguage.ts';
import { fetchGraphQL } from './fetchGraphQL.ts';

/** Sends an operation and answers its data, with no store between. Throws `ApiError`. */
export async function ask<Operation extends OperationType>(
  operation: GraphQLTaggedNode,
  variables: Operation['variables'],
): Promise<Operation['response']> {
  const { params } = operation as ConcreteRequest;
  const answer = await fetchGraphQL(params, variables, currentLanguage(), new AbortController().signal);
  return answer.data as Operation['response'];
}
