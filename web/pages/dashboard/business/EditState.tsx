import { defineMessages, FormattedDate, FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { EditState_provider$key } from '#web/__generated__/EditState_provider.graphql.ts';
import type { EditStateMutation } from '#web/__generated__/EditStateMutation.graphql.ts';
import { useSending } from '#web/forms/useSending.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { EditInReview } from './EditInReview.tsx';
import { readOwn, seenOf } from './ownValues.ts';

const messages = defineMessages({
  failed: { id: 'ownBusiness.takeBackFailed', defaultMessage: 'Your changes could not be withdrawn' },
});

const mutation = graphql`
  mutation EditStateMutation($input: WithdrawEditInput!) {
    withdrawEdit(input: $input) {
      provider {
        version
      }
    }
  }
`;

/** States that an owner's changes are pending, or the reason why they were refused. */
export function EditState({ provider }: { provider: EditState_provider$key }) {
  const { revalidate } = useRevalidator();
  const data = useFragment(
    graphql`
      fragment EditState_provider on Provider {
        status
        ...ownValues_provider
        ownership @required(action: THROW) {
          edit: lastEdit {
            outcome
            reason
            noticeUntil
            heldUntil
          }
        }
      }
    `,
    provider,
  );
  const [isPending, takeBack] = useSending({ otherwise: messages.failed }, async () => {
    const { id: providerId, expectedVersion, expectedEditVersion } = seenOf(readOwn(data).version);
    await commit<EditStateMutation>(mutation, {
      input: { providerId, expectedProviderVersion: expectedVersion, expectedVersion: expectedEditVersion! },
    });
    await revalidate();
  });
  const { status, ownership } = data;
  const { edit } = ownership;
  if (edit?.outcome === 'REJECTED')
    return (
      <Notice type="warning">
        <p>
          <FormattedMessage
            id="ownBusiness.refused"
            defaultMessage="Our team did not publish your last changes: {reason}"
            values={{ reason: edit.reason }}
          />
        </p>
      </Notice>
    );
  if (!edit || edit.outcome) return null;
  return (
    <Notice type="info">
      <p>
        <EditInReview isSuspended={status === 'SUSPENDED'} />
      </p>
      {edit.noticeUntil && (
        <p>
          <FormattedMessage
            id="ownBusiness.notice"
            defaultMessage="You are changing email and phone at the same time. To protect you, we notified the previous contacts and will publish this from {date}."
            values={{ date: <FormattedDate value={edit.noticeUntil} dateStyle="medium" /> }}
          />
        </p>
      )}
      {edit.heldUntil && (
        <p>
          <FormattedMessage
            id="ownBusiness.held"
            defaultMessage="The business has a new owner. To protect it, its previous contacts stay public until {date}. We can publish your changes after that."
            values={{ date: <FormattedDate value={edit.heldUntil} dateStyle="medium" /> }}
          />
        </p>
      )}
      <Button variant="outline" isPending={isPending} onPress={takeBack}>
        <FormattedMessage id="ownBusiness.takeBack" defaultMessage="Withdraw changes" />
      </Button>
    </Notice>
  );
}
