import type { GraphQLTaggedNode, MutationParameters, SelectorStoreUpdater } from 'relay-runtime';
import { commitMutation, type Environment } from 'relay-runtime';

interface Mutation<Parameters extends MutationParameters> {
  mutation: GraphQLTaggedNode;
  variables: Parameters['variables'];
  /** For updates of the store that the response does not cause. */
  updater?: SelectorStoreUpdater<Parameters['response']>;
}

/** Sends a mutation and writes its answer into the store. Throws `ApiError`. */
export function commit<Parameters extends MutationParameters>(
  environment: Environment,
  { mutation, variables, updater }: Mutation<Parameters>,
): Promise<Parameters['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<Parameters>(environment, {
      mutation,
      variables,
      ...(updater && { updater }),
      onCompleted: resolve,
      onError: reject,
    });
  });
}
