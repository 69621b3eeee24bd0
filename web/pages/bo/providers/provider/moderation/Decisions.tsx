import { defineMessages, FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { Decisions_provider$key } from '#web/__generated__/Decisions_provider.graphql.ts';
import { FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { Moment } from '#web/pages/bo/Moment.tsx';
import { providerMessages } from '../providerMessages.ts';
import css from './Aside.module.css';
import { decisionMessages } from './decisionMessages.ts';

const messages = defineMessages({
  title: { id: 'bo.decisions', defaultMessage: 'Decisions', description: 'Heading above a history' },
});

const kinds = {
  APPROVED: providerMessages.approved,
  CHANGES_REQUESTED: decisionMessages.changesRequested,
  REJECTED: decisionMessages.rejected,
  SUSPENDED: decisionMessages.suspended,
  PUBLISHED: decisionMessages.published,
  UNDONE: decisionMessages.undone,
};

/** What staff decided about a provider so far, newest first; nothing before the first time. */
export function Decisions({ provider }: { provider: Decisions_provider$key }) {
  const { decisions } = useFragment(
    graphql`
      fragment Decisions_provider on Provider {
        decisions {
          databaseId
          kind
          reason
          silent
          createdAt
          user {
            displayName
          }
        }
      }
    `,
    provider,
  );
  if (decisions.length === 0) return null;
  return (
    <FormPart title={<FormattedMessage {...messages.title} />}>
      <ol data-wide="" className={css.list}>
        {decisions.map(({ databaseId, kind, reason, silent, createdAt, user }) => (
          <li key={databaseId} className={css.entry}>
            <p className={css.what}>
              <FormattedMessage {...kinds[kind as keyof typeof kinds]} />
            </p>
            <p className={css.soft}>
              {user?.displayName} · <Moment value={createdAt} />
            </p>
            {reason && <p className={css.text}>{reason}</p>}
            {silent && (
              <p className={css.soft}>
                <FormattedMessage
                  id="bo.decisions.silent"
                  defaultMessage="The applicant was told nothing."
                  description="In a history of decisions"
                />
              </p>
            )}
          </li>
        ))}
      </ol>
    </FormPart>
  );
}
