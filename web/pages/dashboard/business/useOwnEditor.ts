import { useFragment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { useOwnEditor_provider$key } from '#web/__generated__/useOwnEditor_provider.graphql.ts';
import type { useOwnEditorMutation } from '#web/__generated__/useOwnEditorMutation.graphql.ts';
import type { useOwnEditorQuery } from '#web/__generated__/useOwnEditorQuery.graphql.ts';
import { useEditor } from '#web/pages/bo/editor/useEditor.ts';
import { checkProvider } from '#web/pages/bo/providers/provider/checkProvider.ts';
import { labels } from '#web/pages/bo/providers/provider/labels.ts';
import { byItemId, isSameProvider, providerInput } from '#web/pages/bo/providers/provider/providerInput.ts';
import type { ProviderValues } from '#web/pages/bo/providers/provider/providerValues.ts';
import type { TaxTypeGroup } from '#web/pages/bo/providers/provider/taxTypeGroups.ts';
import { useProviderTexts } from '#web/pages/bo/providers/provider/useProviderEditor.ts';
import { commit } from '#web/relay/commit.ts';
import { fetchAnew } from '#web/relay/fetchOnce.ts';
import { ownMessages } from './ownMessages.ts';
import { readOwn, seenOf } from './ownValues.ts';

const mutation = graphql`
  mutation useOwnEditorMutation($input: EditOwnProviderInput!) {
    editOwnProvider(input: $input) {
      ... on EditOwnProviderPayload {
        provider {
          ...ownValues_provider
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

/** Edits a published business that the viewer manages. */
export function useOwnEditor(provider: useOwnEditor_provider$key, taxTypes: readonly TaxTypeGroup[]) {
  const { revalidate } = useRevalidator();
  const current = readOwn(
    useFragment(
      graphql`
        fragment useOwnEditor_provider on Provider {
          ...ownValues_provider
        }
      `,
      provider,
    ),
  );
  const { id } = seenOf(current.version);
  return useEditor<ProviderValues, string>({
    current,
    check: checkProvider,
    isSame: isSameProvider,
    save: async (values, version) => {
      const data = await commit<useOwnEditorMutation>(mutation, {
        input: { ...seenOf(version), provider: providerInput(values) },
      }).catch((error) => {
        throw byItemId(error, values);
      });
      // updates the notice above the form
      void revalidate();
      const stored = readOwn(data.editOwnProvider.provider!);
      const isInReview = seenOf(stored.version).expectedEditVersion !== null;
      return { stored, saved: isInReview ? ownMessages.sent : ownMessages.saved };
    },
    load: () => loadOwn(id),
    labels,
    textsOf: useProviderTexts(taxTypes),
    messages: ownMessages,
  });
}

/** Loads the business; null if the viewer no longer manages it. Throws `ApiError`. */
async function loadOwn(id: string) {
  const data = await fetchAnew<useOwnEditorQuery>(
    graphql`
      query useOwnEditorQuery($id: ID!) {
        provider(id: $id) {
          ownership {
            __typename
          }
          ...ownValues_provider
        }
      }
    `,
    { id },
  );
  return data?.provider?.ownership ? readOwn(data.provider) : null;
}
