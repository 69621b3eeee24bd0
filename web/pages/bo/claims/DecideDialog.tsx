import { useId } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { DecideDialogMutation, FormerOwners } from '#web/__generated__/DecideDialogMutation.graphql.ts';
import type { DecideDialogRefusalMutation } from '#web/__generated__/DecideDialogRefusalMutation.graphql.ts';
import { QuestionDialog } from '#web/forms/QuestionDialog.tsx';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import { useForm } from '#web/forms/useForm.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { showToast } from '#web/ui/toasts.ts';

const messages = defineMessages({
  acceptTitle: { id: 'bo.claims.acceptTitle', defaultMessage: 'Accept the claim' },
  refuseTitle: { id: 'bo.claims.refuseTitle', defaultMessage: 'Reject the claim' },
  accepted: { id: 'bo.claims.accepted', defaultMessage: 'Claim accepted' },
  refused: { id: 'bo.claims.refused', defaultMessage: 'Claim rejected' },
  failed: { id: 'bo.failed.decide' },
  reason: { id: 'bo.claims.reason', defaultMessage: 'Reason for the claimant' },
  reasonRequired: {
    id: 'bo.claims.reasonRequired',
    defaultMessage: 'Enter a reason. The claimant receives it by email.',
  },
  reasonLong: { id: 'page.tooLong' },
  formerOwners: { id: 'bo.claims.formerOwners', defaultMessage: 'Current owners' },
  keep: { id: 'bo.claims.keep', defaultMessage: 'Remain owners' },
  makeEditors: { id: 'bo.claims.makeEditors', defaultMessage: 'Become editors' },
  remove: { id: 'bo.claims.remove', defaultMessage: 'Lose access' },
});

const acceptance = graphql`
  mutation DecideDialogMutation($input: AcceptClaimInput!) {
    acceptClaim(input: $input) {
      providerClaim {
        databaseId
      }
    }
  }
`;

const refusal = graphql`
  mutation DecideDialogRefusalMutation($input: RejectClaimInput!) {
    rejectClaim(input: $input) {
      providerClaim {
        databaseId
      }
    }
  }
`;

const MAX_REASON = 2000;

interface DecideDialogProps {
  /** The version reviewed by staff. */
  claim: { databaseId: number; version: number };
  isAccepted: boolean;
  /** Whether the business has an owner. */
  hasPeople: boolean;
  onClose: () => void;
}

export function DecideDialog({ claim, isAccepted, hasPeople, onClose }: DecideDialogProps) {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const id = useId();
  const form = useForm({
    initial: { reason: '', formerOwners: 'KEEP' },
    check: ({ reason }) => ({
      reason:
        reason.trim().length > MAX_REASON
          ? messages.reasonLong
          : !isAccepted && reason.trim() === ''
            ? messages.reasonRequired
            : undefined,
    }),
    send: async ({ reason, formerOwners }) => {
      const input = { id: String(claim.databaseId), expectedVersion: claim.version, reason: reason.trim() };
      if (isAccepted) {
        await commit<DecideDialogMutation>(acceptance, {
          input: { ...input, formerOwners: formerOwners as FormerOwners },
        });
      } else await commit<DecideDialogRefusalMutation>(refusal, { input });
      const title = intl.formatMessage(isAccepted ? messages.accepted : messages.refused);
      void showToast({ type: 'success', title, seconds: 3 });
      onClose();
      await revalidate();
    },
    failed: { otherwise: messages.failed },
  });
  const { reason } = form.values;
  return (
    <QuestionDialog
      isOpen
      onClose={onClose}
      title={<FormattedMessage {...(isAccepted ? messages.acceptTitle : messages.refuseTitle)} />}
      actions={
        <Button type="submit" form={id} isPending={form.isPending}>
          {isAccepted ? <FormattedMessage id="app.accept" /> : <FormattedMessage id="bo.reject" />}
        </Button>
      }
    >
      <StackedForm form={form} id={id}>
        {isAccepted && (
          <p>
            <FormattedMessage
              id="bo.claims.acceptText"
              defaultMessage="The current contacts of the listing have seven days to object. Then the claimant becomes an owner. The contacts shown now stay public for another 14 days."
            />
          </p>
        )}
        {isAccepted && hasPeople && (
          <Select
            {...form.field('formerOwners')}
            label={intl.formatMessage(messages.formerOwners)}
            groups={[
              {
                options: [
                  { id: 'KEEP', label: intl.formatMessage(messages.keep) },
                  { id: 'MAKE_EDITORS', label: intl.formatMessage(messages.makeEditors) },
                  { id: 'REMOVE', label: intl.formatMessage(messages.remove) },
                ],
              },
            ]}
          />
        )}
        <TextArea
          {...form.field('reason')}
          label={intl.formatMessage(messages.reason)}
          rows={4}
          counter={`${intl.formatNumber(reason.trim().length)} / ${intl.formatNumber(MAX_REASON)}`}
          isCounterUrgent={reason.length > 0.9 * MAX_REASON}
          isRequired={!isAccepted}
        />
      </StackedForm>
    </QuestionDialog>
  );
}
