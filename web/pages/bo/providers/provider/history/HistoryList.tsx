import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { HistoryListQuery } from '#web/__generated__/HistoryListQuery.graphql.ts';
import { Changes } from '#web/pages/bo/changes/Changes.tsx';
import { inWords } from '#web/pages/bo/logs/inWords.ts';
import { Moment } from '#web/pages/bo/Moment.tsx';
import css from '../moderation/Aside.module.css';
import { partMessages } from './historyMessages.ts';

export const historyQuery = graphql`
  query HistoryListQuery($databaseId: Int!) {
    provider(databaseId: $databaseId) {
      history {
        id
        message
        before
        after
        createdAt
        user {
          displayName
        }
      }
    }
  }
`;

/** Who did what and when, newest first, with what it was before and is since. */
export function HistoryList({ reference }: { reference: PreloadedQuery<HistoryListQuery> }) {
  const intl = useIntl();
  const { provider } = usePreloadedQuery<HistoryListQuery>(historyQuery, reference);
  if (!provider?.history.length)
    return (
      <p className={css.soft}>
        <FormattedMessage
          id="bo.history.none"
          defaultMessage="Nothing has changed yet."
          description="In place of the history of a provider"
        />
      </p>
    );
  return (
    <ol className={css.list}>
      {provider.history.map(({ id, message, before, after, createdAt, user }) => (
        <li key={id} className={css.entry}>
          <p className={css.what}>{inWords(intl, message)}</p>
          <p className={css.soft}>
            {user && `${user.displayName} · `}
            <Moment value={createdAt} />
          </p>
          {/* Of what was created all is new: the form shows it. */}
          {before && <Changes before={before} after={after} names={partMessages} />}
        </li>
      ))}
    </ol>
  );
}
