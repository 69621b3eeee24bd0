import { defineMessages } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { EditsPage_query$key } from '#web/__generated__/EditsPage_query.graphql.ts';
import type { editsLoaderQuery } from '#web/__generated__/editsLoaderQuery.graphql.ts';
import { Changes } from '#web/pages/bo/changes/Changes.tsx';
import { ReviewItem } from '#web/pages/bo/editor/ReviewItem.tsx';
import { ReviewScreen } from '#web/pages/bo/editor/ReviewScreen.tsx';
import { Timestamp } from '#web/pages/bo/Timestamp.tsx';
import { paths } from '#web/paths.ts';
import { Stack, Text } from '#web/ui/layout.tsx';
import { partMessages } from '../provider/history/historyMessages.ts';
import { editsQuery } from './editsLoader.ts';

const messages = defineMessages({
  failed: { id: 'bo.failed.edits', defaultMessage: 'Failed to load owners’ edits' },
  count: { id: 'bo.editCount', defaultMessage: '{count, plural, one {# edit} other {# edits}}' },
  none: {
    id: 'bo.edits.none',
    defaultMessage:
      'No edits to review. When a business changes its published listing, the change waits here for your approval.',
  },
});

/** The pending edits of published providers by their owners, oldest first. */
export function EditsPage() {
  return <ReviewScreen messages={messages} useItems={useEdits} path={paths.boEdits} />;
}

function useEdits(reference: PreloadedQuery<editsLoaderQuery>) {
  const { providerEdits } = useFragment<EditsPage_query$key>(
    graphql`
      fragment EditsPage_query on Query @argumentDefinitions(after: { type: "String" }) {
        providerEdits(first: 10, after: $after) {
          totalCount
          pageInfo {
            ...ReviewScreen_pageInfo
          }
          edges {
            node {
              databaseId
              createdAt
              author {
                displayName
              }
              provider {
                ...ReviewItem_provider
              }
              changes {
                ...Changes_changes
              }
            }
          }
        }
      }
    `,
    usePreloadedQuery<editsLoaderQuery>(editsQuery, reference),
  );
  const { totalCount, pageInfo, edges } = providerEdits;
  const items = edges.map(({ node: { databaseId, createdAt, author, provider, changes } }) => (
    <ReviewItem key={databaseId} provider={provider}>
      <Stack data-wide="" gap={4} size="sm">
        <Text tone="soft">
          {author && `${author.displayName} · `}
          <Timestamp value={createdAt} />
        </Text>
        <Changes changes={changes} names={partMessages} />
      </Stack>
    </ReviewItem>
  ));
  return { totalCount, pageInfo, items };
}
