import { useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { useProviderEditor_provider$key } from '#web/__generated__/useProviderEditor_provider.graphql.ts';
import type { useProviderEditorMutation } from '#web/__generated__/useProviderEditorMutation.graphql.ts';
import { useEditor } from '#web/pages/bo/editor/useEditor.ts';
import { commit } from '#web/relay/commit.ts';
import { byItemId } from './byItemId.ts';
import { checkProvider } from './checkProvider.ts';
import { loadStored } from './loadStored.ts';
import { isSameProvider, providerInput } from './providerInput.ts';
import { providerMessages } from './providerMessages.ts';
import { type ProviderValues, readStored } from './providerValues.ts';
import type { Origin } from './useOrigin.ts';

const mutation = graphql`
  mutation useProviderEditorMutation($databaseId: Int!, $version: Int, $input: ProviderInput!) {
    updateProvider(databaseId: $databaseId, version: $version, input: $input) {
      provider {
        id
        approvedAt
        updatedAt
        ...providerValues_provider
        ...ProviderEditor_provider
      }
    }
  }
`;

/** Editing a provider that exists. What is not approved yet stays open: most is saved in order to be decided. */
export function useProviderEditor(provider: useProviderEditor_provider$key, origin: Origin) {
  const stored = useFragment(
    graphql`
      fragment useProviderEditor_provider on Provider {
        databaseId
        ...providerValues_provider
      }
    `,
    provider,
  );
  const { databaseId } = stored;
  const environment = useRelayEnvironment();
  return useEditor<ProviderValues>({
    current: readStored(stored),
    check: checkProvider,
    isSame: isSameProvider,
    save: async (values, version) => {
      const variables = { databaseId, version, input: providerInput(values) };
      const data = await commit<useProviderEditorMutation>(environment, { mutation, variables }).catch((error) => {
        throw byItemId(error, values);
      });
      const saved = data.updateProvider.provider;
      return { stored: readStored(saved), goTo: saved.approvedAt ? origin.list : undefined };
    },
    load: () => loadStored(environment, databaseId),
    messages: providerMessages,
  });
}
