import { useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { useChangeRowMutation } from '#web/__generated__/useChangeRowMutation.graphql.ts';
import { showError } from '#web/pages/bo/showError.ts';
import { commit } from '#web/relay/commit.ts';
import { importMessages } from '../importMessages.ts';

const mutation = graphql`
  mutation useChangeRowMutation($input: ChangeProviderImportRowInput!) {
    changeProviderImportRow(input: $input) {
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
  }
`;

type Change = Omit<useChangeRowMutation['variables']['input'], 'id'>;

/** Changes a row, which is then checked again. Shows the error and returns false when it fails. */
export function useChangeRow(id: string): (change: Change) => Promise<boolean> {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const { revalidate } = useRevalidator();
  return async (change) => {
    try {
      await commit<useChangeRowMutation>(environment, { mutation, variables: { input: { id, ...change } } });
    } catch (error) {
      showError(intl, error, importMessages.actFailed);
      return false;
    }
    void revalidate();
    return true;
  };
}
