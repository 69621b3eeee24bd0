import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { EditsPage_query$key } from '#web/__generated__/EditsPage_query.graphql.ts';
import type { editsLoaderQuery } from '#web/__generated__/editsLoaderQuery.graphql.ts';
import { Changes } from '#web/pages/bo/changes/Changes.tsx';
import { FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { PartsPage } from '#web/pages/bo/editor/PartsPage.tsx';
import { ListCount } from '#web/pages/bo/list/ListCount.tsx';
import { Timestamp } from '#web/pages/bo/Timestamp.tsx';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { MessageCard } from '#web/ui/MessageCard.tsx';
import { partMessages } from '../provider/history/historyMessages.ts';
import { editsQuery } from './editsLoader.ts';

const { counted } = defineMessages({
  counted: { id: 'bo.editCount', defaultMessage: '{count, plural, one {# edit} other {# edits}}' },
});

/** The changes that owners want in published providers, the oldest first. */
export function EditsPage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<editsLoaderQuery>>();
  return (
    <PartsPage
      reference={reference}
      failed={intl.formatMessage({ id: 'bo.failed.edits', defaultMessage: 'Failed to load owners’ edits' })}
    >
      <EditList reference={reference} />
    </PartsPage>
  );
}

function EditList({ reference }: { reference: PreloadedQuery<editsLoaderQuery> }) {
  const query = usePreloadedQuery<editsLoaderQuery>(editsQuery, reference);
  const { providerEdits } = useFragment<EditsPage_query$key>(
    graphql`
      fragment EditsPage_query on Query @argumentDefinitions(after: { type: "String" }) {
        providerEdits(first: 10, after: $after) {
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
          edges {
            node {
              databaseId
              createdAt
              author {
                displayName
              }
              provider {
                databaseId
                businessName
              }
              comparison {
                before
                after
              }
            }
          }
        }
      }
    `,
    query,
  );
  if (providerEdits.edges.length === 0)
    return (
      <MessageCard drawing="done">
        <p>
          <FormattedMessage id="bo.edits.none" defaultMessage="No edits to review." />
        </p>
      </MessageCard>
    );
  return (
    <>
      <ListCount count={providerEdits.totalCount} counted={counted} />
      {providerEdits.edges.map(({ node: { databaseId, createdAt, author, provider, comparison } }) => (
        <FormPart
          key={databaseId}
          title={provider.businessName}
          action={
            <LinkButton variant="outline" href={paths.boProvider(provider.databaseId)}>
              <FormattedMessage id="bo.edits.open" />
            </LinkButton>
          }
        >
          <Stack data-wide="" gap={4} size="sm">
            <Text tone="soft">
              {author && `${author.displayName} · `}
              <Timestamp value={createdAt} />
            </Text>
            <Changes before={comparison.before} after={comparison.after} names={partMessages} />
          </Stack>
        </FormPart>
      ))}
      {providerEdits.pageInfo.hasNextPage && (
        <LinkButton variant="outline" href={`${paths.boEdits()}?after=${providerEdits.pageInfo.endCursor}`}>
          <FormattedMessage id="bo.items.next" />
        </LinkButton>
      )}
    </>
  );
}
