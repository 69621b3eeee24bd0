import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { HistoryListQuery } from '#web/__generated__/HistoryListQuery.graphql.ts';
import css from '../moderation/Aside.module.css';
import { HistoryEntry } from './HistoryEntry.tsx';

export const historyQuery = graphql`
  query HistoryListQuery($databaseId: Int!) {
    provider(databaseId: $databaseId) {
      history {
        id
        ...HistoryEntry_log
      }
    }
  }
`;

/** All that happened to a provider, newest first. */
export function HistoryList({ reference }: { reference: PreloadedQuery<HistoryListQuery> }) {
  const { provider } = usePreloadedQuery<HistoryListQuery>(historyQuery, reference);
  return (
    <ol className={css.list}>
      {provider?.history.map((entry) => (
        <HistoryEntry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}
