import type { ConcreteRequest, GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { currentLanguage } from '../i18n/currentLanguage.ts';
import { takeResponse } from '../pageContext.ts';
import { fetchGraphQL } from './fetchGraphQL.ts';
import { readResponse } from './readResponse.ts';

/**
 * Sends an operation and returns its data, without Relay's store. Throws `ApiError`. Queries must be `@preloadable`, so
 * that the browser loads their id instead of their artifact.
 */
export async function ask<Operation extends OperationType>(
  operation: GraphQLTaggedNode,
  variables: Operation['variables'],
): Promise<Operation['response']> {
  const { params } = operation as ConcreteRequest;
  const sent = takeResponse(params, variables);
  const answer = sent
    ? readResponse(sent)
    : await fetchGraphQL(params, variables, currentLanguage(), new AbortController().signal);
  return answer.data as Operation['response'];
}
