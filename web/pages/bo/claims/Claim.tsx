import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { Claim_claim$key } from '#web/__generated__/Claim_claim.graphql.ts';
import { Timestamp } from '#web/pages/bo/Timestamp.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Cluster, Text } from '#web/ui/layout.tsx';
import { ServerLink } from '#web/ui/ServerLink.tsx';
import { ClaimNotes } from './ClaimNotes.tsx';
import css from './ClaimsPage.module.css';
import { DecideDialog } from './DecideDialog.tsx';

interface ClaimProps {
  claim: Claim_claim$key;
  /** The database id of the listing. */
  providerId: number;
  /** Whether the business has an owner. */
  hasPeople: boolean;
}

/** A claim of a listing: its claimant, proof, state, and the decisions of staff. */
export function Claim({ claim, providerId, hasPeople }: ClaimProps) {
  const intl = useIntl();
  const [decision, setDecision] = useState<'accept' | 'refuse' | null>(null);
  const data = useFragment(
    graphql`
        fragment Claim_claim on ProviderClaim {
          databaseId
          version
          method
          email
          state
          noticeUntil
          createdAt
          documentUrl
          objectedAt
          objectedBy
          user {
            displayName
            email
          }
          ...ClaimNotes_claim
        }
      `,
    claim,
  );
  const {
    databaseId,
    version,
    method,
    email,
    state,
    noticeUntil,
    createdAt,
    documentUrl,
    objectedAt,
    objectedBy,
    user,
  } = data;
  const name = user?.displayName ?? '–';
  return (
    <li className={css.claim}>
      <Text as="h3" dir="auto">
        {name}
      </Text>
      <Text tone="soft">
        {user?.email} · <Timestamp value={createdAt} />
      </Text>
      <p>
        <FormattedMessage
          id="bo.claims.how"
          defaultMessage="{method, select, DOMAIN {Entered the code emailed to {email}, at the listing’s domain} LISTED_EMAIL {Entered the code emailed to {email}, which is on the listing} other {Sent a document}}"
          values={{ method, email: email ?? '' }}
        />
      </p>
      {documentUrl && (
        <p>
          <ServerLink href={documentUrl}>
            <FormattedMessage id="bo.claims.seeDocument" defaultMessage="View document" />
          </ServerLink>
        </p>
      )}
      {objectedAt && (
        <p>
          <Chip tone="error">
            <FormattedMessage
              id="bo.claims.objected"
              defaultMessage="{email} objected"
              values={{ email: objectedBy }}
            />
          </Chip>
        </p>
      )}
      {state === 'NOTICE' ? (
        <Text tone="soft">
          <FormattedMessage
            id="bo.claims.notice"
            defaultMessage="Takes effect automatically on {date}, unless a contact objects or you reject it"
            values={{ date: noticeUntil ? <FormattedDate value={noticeUntil} dateStyle="medium" /> : '–' }}
          />
        </Text>
      ) : (
        <p>
          <Chip tone="warning">
            <FormattedMessage id="bo.claims.review" defaultMessage="Needs your decision" />
          </Chip>
        </p>
      )}
      <Cluster>
        {state === 'IN_REVIEW' && (
          <Button
            variant="approve"
            aria-label={intl.formatMessage({ id: 'bo.claims.acceptNamed', defaultMessage: 'Accept: {name}' }, { name })}
            onPress={() => setDecision('accept')}
          >
            <FormattedMessage id="bo.claims.accept" defaultMessage="Accept…" />
          </Button>
        )}
        <Button
          variant="danger"
          aria-label={intl.formatMessage({ id: 'bo.claims.refuseNamed', defaultMessage: 'Reject: {name}' }, { name })}
          onPress={() => setDecision('refuse')}
        >
          <FormattedMessage id="bo.edit.refuse" />
        </Button>
      </Cluster>
      <ClaimNotes claim={data} providerId={providerId} />
      {decision && (
        <DecideDialog
          claim={{ databaseId, version }}
          isAccepted={decision === 'accept'}
          hasPeople={hasPeople}
          onClose={() => setDecision(null)}
        />
      )}
    </li>
  );
}
