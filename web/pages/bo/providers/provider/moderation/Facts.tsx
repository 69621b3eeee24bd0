import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { Facts_provider$key } from '#web/__generated__/Facts_provider.graphql.ts';
import { FactList, FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { Day } from '#web/pages/bo/Timestamp.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Cluster, Text } from '#web/ui/layout.tsx';
import css from './Moderation.module.css';

const messages = defineMessages({
  confirmed: { id: 'page.emailConfirmed' },
  unconfirmed: { id: 'bo.emailUnconfirmed' },
  noApplicant: { id: 'bo.fact.noApplicant', defaultMessage: 'No applicant to notify' },
  noTaxNumber: { id: 'bo.fact.noTaxNumber', defaultMessage: 'No tax number' },
  doubtful: { id: 'bo.taxNumberDoubtful' },
});

/** The facts for a decision about a pending provider, next to the preview of its public page. */
export function Facts({ provider }: { provider: Facts_provider$key }) {
  const intl = useIntl();
  const data = useFragment(
    graphql`
      fragment Facts_provider on Provider {
        language
        place {
          displayName
        }
        contacts {
          databaseId
          displayValue
          typedValue
        }
        moderation @required(action: THROW) {
          taxNumber
          taxNumberIsDoubtful
          taxType {
            shortName
          }
          applicantEmail
          applicantConfirmed
          submittedAt
          decisions {
            reason
          }
          sinceReview {
            __typename
          }
        }
      }
    `,
    provider,
  );
  const { moderation } = data;
  const last = moderation.decisions[0]?.reason;
  const applicant = !moderation.applicantEmail
    ? 'noApplicant'
    : moderation.applicantConfirmed
      ? 'confirmed'
      : 'unconfirmed';
  const taxNumber = !moderation.taxNumber ? 'noTaxNumber' : moderation.taxNumberIsDoubtful ? 'doubtful' : null;
  return (
    <FormPart title={<FormattedMessage id="bo.part.facts" defaultMessage="Facts" />}>
      <FactList>
        <Cluster as="p">
          <Chip tone={moderation.applicantConfirmed ? 'success' : 'warning'}>
            {intl.formatMessage(messages[applicant])}
          </Chip>
          {taxNumber && <Chip tone="warning">{intl.formatMessage(messages[taxNumber])}</Chip>}
        </Cluster>
        {moderation.applicantEmail && <p>{moderation.applicantEmail}</p>}
        <p>{data.place.displayName}</p>
        <p className={css.language}>{intl.formatDisplayName(data.language, { type: 'language' })}</p>
        <p>
          <FormattedMessage
            id="bo.fact.submitted"
            defaultMessage="Waiting since {date}"
            values={{ date: <Day key="date" value={moderation.submittedAt} /> }}
          />
        </p>
        {moderation.taxNumber && (
          <p>
            {moderation.taxType?.shortName} {moderation.taxNumber}
          </p>
        )}
        {data.contacts
          .filter(({ typedValue }) => typedValue)
          .map(({ databaseId, displayValue, typedValue }) => (
            <p key={databaseId}>
              <FormattedMessage
                id="bo.fact.typed"
                defaultMessage="{number}, entered as {value}"
                values={{ number: displayValue, value: typedValue }}
              />
            </p>
          ))}
        {last && !moderation.sinceReview && <Asked reason={last} />}
      </FactList>
    </FormPart>
  );
}

/** The changes that staff requested in the last decision. */
export function Asked({ reason }: { reason: string }) {
  return (
    <Text keepsLines>
      <FormattedMessage id="bo.fact.lastReason" defaultMessage="Last request: {reason}" values={{ reason }} />
    </Text>
  );
}
