import { FormattedDate, FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { ClaimState_claim$key } from '#web/__generated__/ClaimState_claim.graphql.ts';
import type { ClaimStateMutation } from '#web/__generated__/ClaimStateMutation.graphql.ts';
import { formFailure } from '#web/forms/showFailure.ts';
import { useSending } from '#web/forms/useSending.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

const mutation = graphql`
  mutation ClaimStateMutation($input: WithdrawClaimInput!) {
    withdrawClaim(input: $input) {
      providerClaim {
        databaseId
      }
    }
  }
`;

/** The state of a claim that is proved or has ended. */
export function ClaimState({ claim }: { claim: ClaimState_claim$key }) {
  const { databaseId, state, noticeUntil, reason } = useFragment(
    graphql`
      fragment ClaimState_claim on ProviderClaim {
        databaseId
        state
        noticeUntil
        reason
      }
    `,
    claim,
  );
  if (state === 'REJECTED')
    return (
      <Notice type="warning">
        <p>
          <FormattedMessage
            id="claim.refused"
            defaultMessage="Our team did not accept your claim: {reason}"
            values={{ reason }}
          />
        </p>
        <p>
          <FormattedMessage id="claim.again" defaultMessage="You can claim it again with other evidence." />
        </p>
      </Notice>
    );
  if (state !== 'IN_REVIEW' && state !== 'NOTICE') return null;
  return (
    <>
      <Notice type="info">
        {state === 'NOTICE' ? (
          <p role="status">
            <FormattedMessage
              id="claim.notice"
              defaultMessage="Confirmed. We notified the current contacts of the business. If no one objects, you can manage it from {date}. We will email you."
              values={{ date: noticeUntil ? <FormattedDate value={noticeUntil} dateStyle="medium" /> : '' }}
            />
          </p>
        ) : (
          <>
            <p role="status">
              <FormattedMessage
                id="claim.review"
                defaultMessage="Our team is reviewing your claim and will email you. You do not need to do anything else."
              />
            </p>
            {noticeUntil && (
              <p>
                <FormattedMessage
                  id="claim.notBefore"
                  defaultMessage="We also notified the current contacts of the business. Nothing changes before {date}."
                  values={{ date: <FormattedDate value={noticeUntil} dateStyle="medium" /> }}
                />
              </p>
            )}
          </>
        )}
      </Notice>
      <TakeBack claimId={databaseId} />
    </>
  );
}

function TakeBack({ claimId }: { claimId: number }) {
  const { revalidate } = useRevalidator();
  const [isPending, takeBack] = useSending(formFailure, async () => {
    await commit<ClaimStateMutation>(mutation, { input: { id: String(claimId) } });
    await revalidate();
  });
  return (
    <Button variant="outline" isPending={isPending} onPress={takeBack}>
      <FormattedMessage id="claim.takeBack" defaultMessage="Withdraw claim" />
    </Button>
  );
}
