import { defineMessages, FormattedMessage } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import { fold } from '#shared/fold.ts';
import type {
  CollectionsPage_query$data,
  CollectionsPage_query$key,
} from '#web/__generated__/CollectionsPage_query.graphql.ts';
import type { collectionsLoaderQuery } from '#web/__generated__/collectionsLoaderQuery.graphql.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { RowLink } from '#web/ui/TableRow.tsx';
import { columnMessages } from '../../columnMessages.ts';
import type { ListColumn } from '../../list/columns.ts';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/useList.ts';
import { Ago } from '../../Timestamp.tsx';
import { collectionList, collectionsQuery } from './collectionsLoader.ts';

const messages = defineMessages({
  failed: { id: 'bo.failed.collections', defaultMessage: 'Failed to load collections' },
  search: { id: 'bo.search.collections', defaultMessage: 'Search collections' },
  hint: { id: 'bo.search.collectionsHint', defaultMessage: 'Name, partner or name in addresses' },
  count: { id: 'bo.collectionCount', defaultMessage: '{count, plural, one {# collection} other {# collections}}' },
  none: {
    id: 'bo.noCollectionsYet',
    defaultMessage:
      'No collections yet. A collection is a list of providers that a partner keeps, such as the members of a chamber, with its own page and a search for its site.',
  },
});

/** A collection as a row, identified by its slug. */
type Row = { node: CollectionsPage_query$data['collections']['nodes'][number] & { databaseId: string } };

const columns: ListColumn<Row>[] = [
  {
    id: 'name',
    label: columnMessages.name,
    width: 'wide',
    isName: true,
    cell: ({ node }) => <RowLink href={paths.boCollection(node.slug)}>{node.name}</RowLink>,
  },
  { id: 'partner', label: columnMessages.partner, width: 'wide', card: 'first', cell: ({ node }) => node.partnerName },
  {
    id: 'providerCount',
    label: columnMessages.providers,
    isNumber: true,
    cell: ({ node }, { intl }) => intl.formatNumber(node.providerCount),
  },
  {
    id: 'updatedAt',
    label: columnMessages.updatedAt,
    width: 'text',
    cell: ({ node }) => <Ago value={node.updatedAt as string} />,
  },
];

/** The lists of providers that partners keep. */
export function CollectionsPage() {
  return (
    <ListScreen
      list={useList(collectionList)}
      columns={columns}
      messages={messages}
      reference={useLoaderData<PreloadedQuery<collectionsLoaderQuery>>()}
      useRows={useCollections}
      links={
        <LinkButton variant="outline" href={paths.boNewCollection()}>
          <FormattedMessage id="bo.enterCollection" defaultMessage="Create a collection" />
        </LinkButton>
      }
    />
  );
}

/** Filters the collections, which are all loaded: rows must contain all searched words. */
function useCollections(reference: PreloadedQuery<collectionsLoaderQuery>, { search }: { search: string }) {
  const { collections } = useFragment<CollectionsPage_query$key>(
    graphql`
      fragment CollectionsPage_query on Query {
        collections(first: 500) {
          nodes {
            slug
            name
            partnerName
            providerCount
            updatedAt
          }
        }
      }
    `,
    usePreloadedQuery<collectionsLoaderQuery>(collectionsQuery, reference),
  );
  const words = fold(search).split(' ');
  const found = collections.nodes.filter(({ slug, name, partnerName }) => {
    const text = fold(`${name} ${partnerName} ${slug}`);
    return words.every((word) => text.includes(word));
  });
  return { totalCount: found.length, edges: found.map((node): Row => ({ node: { ...node, databaseId: node.slug } })) };
}
