import {
  commitMutation,
  type GraphQLTaggedNode,
  type MutationParameters,
  type SelectorStoreUpdater,
} from 'relay-runtime';
import { getEnvironment } from './environment.ts';

/** Sends a mutation and writes its response into the store; `updater` makes additional changes. Throws `ApiError`. */
export function commit<Parameters extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  variables: Parameters['variables'],
  updater?: SelectorStoreUpdater<Parameters['response']>,
): Promise<Parameters['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<Parameters>(getEnvironment(), {
      mutation,
      variables,
      ...(updater && { updater }),
      onCompleted: resolve,
      onError: reject,
    });
  });
}
