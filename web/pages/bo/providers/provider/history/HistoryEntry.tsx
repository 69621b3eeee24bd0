import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { HistoryEntry_log$key } from '#web/__generated__/HistoryEntry_log.graphql.ts';
import { Changes } from '#web/pages/bo/changes/Changes.tsx';
import { Moment } from '#web/pages/bo/Moment.tsx';
import css from '../moderation/Aside.module.css';
import { partMessages } from './historyMessages.ts';

/** Events whose sentence says what changed. */
const saidWhole = /^(providerApproved|providerRejected|changesRequested|decisionUndone|imageApproved|imageDeleted)$/;

/** Who did what and when, with what it was before and is since; of a decision, why. */
export function HistoryEntry({ entry }: { entry: HistoryEntry_log$key }) {
  const { code, message, reason, isSilent, before, after, createdAt, user } = useFragment(
    graphql`
      fragment HistoryEntry_log on Log {
        code
        message
        reason
        isSilent
        before
        after
        createdAt
        user {
          displayName
        }
      }
    `,
    entry,
  );
  return (
    <li className={css.entry}>
      <p className={css.what}>{message}</p>
      <p className={css.soft}>
        {user && `${user.displayName} · `}
        <Moment value={createdAt} />
      </p>
      {reason && <p className={css.text}>{reason}</p>}
      {isSilent && (
        <p className={css.soft}>
          <FormattedMessage
            id="bo.history.silent"
            defaultMessage="The applicant was not notified."
            description="In the history of a provider, of a decision"
          />
        </p>
      )}
      {/* Of what was created all is new: the form shows it. */}
      {before && !saidWhole.test(code) && <Changes before={before} after={after} names={partMessages} />}
    </li>
  );
}
