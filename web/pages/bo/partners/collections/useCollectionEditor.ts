import { graphql } from 'relay-runtime';
import type { useCollectionEditorMutation } from '#web/__generated__/useCollectionEditorMutation.graphql.ts';
import type { useCollectionEditorQuery } from '#web/__generated__/useCollectionEditorQuery.graphql.ts';
import { type Stored, useEditor } from '#web/pages/bo/editor/useEditor.ts';
import { paths } from '#web/paths.ts';
import { commit } from '#web/relay/commit.ts';
import { fetchAnew } from '#web/relay/fetchOnce.ts';
import { collectionMessages, labels } from './collectionMessages.ts';
import {
  type CollectionValues,
  checkCollection,
  collectionInput,
  isSameCollection,
  readStored,
} from './collectionValues.ts';

const save = graphql`
  mutation useCollectionEditorMutation($input: SaveCollectionInput!) {
    saveCollection(input: $input) {
      ... on SaveCollectionPayload {
        collection {
          slug
          ...collectionValues_collection
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

const latest = graphql`
  query useCollectionEditorQuery($slug: String!) {
    collection(slug: $slug) {
      ...collectionValues_collection
    }
  }
`;

/** Edits a collection, or creates one. */
export function useCollectionEditor(slug: string | undefined, current: Stored<CollectionValues>) {
  return useEditor<CollectionValues>({
    current,
    check: checkCollection,
    isSame: isSameCollection,
    save: async (values, expectedVersion) => {
      const { saveCollection } = await commit<useCollectionEditorMutation>(save, {
        input: { ...collectionInput(values), expectedVersion },
      });
      const saved = saveCollection.collection!;
      // the page of the new collection has the code for other sites
      if (slug === undefined) return { goTo: paths.boCollection(saved.slug) };
      return { stored: readStored(saved), goTo: paths.boCollections() };
    },
    load: async () => {
      const data = await fetchAnew<useCollectionEditorQuery>(latest, { slug: slug! });
      return data?.collection ? readStored(data.collection) : null;
    },
    labels,
    textsOf: ({ name, slug: inAddresses, partnerId, providerIds }) => ({
      name,
      slug: inAddresses,
      partnerId: partnerId.text,
      providerIds: providerIds.map(({ businessName }) => businessName).join('\n'),
    }),
    messages: collectionMessages,
  });
}
