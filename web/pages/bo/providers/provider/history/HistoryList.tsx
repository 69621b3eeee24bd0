import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { HistoryListQuery } from '../../../../../__generated__/HistoryListQuery.graphql.ts';
import { Moment } from '../../Moment.tsx';
import css from '../moderation/Aside.module.css';
import { changedLines } from './changedLines.ts';
import { eventMessages, partMessages } from './historyMessages.ts';

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
  const inWords = (messages: typeof partMessages, text: string) =>
    messages[text] ? intl.formatMessage(messages[text]) : text;
  const inTime = (name: string, text: string) =>
    name.endsWith('At') ? intl.formatDate(text, { dateStyle: 'medium', timeStyle: 'short' }) : text;
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
          <p className={css.what}>{inWords(eventMessages, message)}</p>
          <p className={css.soft}>
            {user && `${user.displayName} · `}
            <Moment value={createdAt} />
          </p>
          {/* Of what was created all is new: the form shows it. */}
          {before && (
            <dl className={css.changes}>
              {changedLines(before, after).map((line) => (
                <div key={line.name}>
                  <dt>{inWords(partMessages, line.name)}</dt>
                  {line.before && (
                    <dd>
                      <del>{inTime(line.name, line.before)}</del>
                    </dd>
                  )}
                  {line.after && (
                    <dd>
                      <ins>{inTime(line.name, line.after)}</ins>
                    </dd>
                  )}
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ol>
  );
}
