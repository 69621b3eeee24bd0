import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { useChangeRowMutation } from '#web/__generated__/useChangeRowMutation.graphql.ts';
import { showFailure } from '#web/forms/showFailure.ts';
import { commit } from '#web/relay/commit.ts';
import { importMessages } from '../importMessages.ts';

const mutation = graphql`
  mutation useChangeRowMutation($input: ChangeProviderImportRowInput!) {
    changeProviderImportRow(input: $input) {
      ... on ChangeProviderImportRowPayload {
        providerImportRow {
          id
          verdict
          businessName
          provider {
            databaseId
          }
          ...ImportRow_problems
          ...ImportRow_actions
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

type Change = Omit<useChangeRowMutation['variables']['input'], 'id'>;

/**
 * Returns a function that changes a row, after which the row is checked again. On failure it shows the error and
 * returns false.
 */
export function useChangeRow(id: string): (change: Change) => Promise<boolean> {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  return async (change) => {
    try {
      await commit<useChangeRowMutation>(mutation, { input: { id, ...change } });
    } catch (error) {
      showFailure(intl, error, { otherwise: importMessages.actFailed });
      return false;
    }
    void revalidate();
    return true;
  };
}
