import { type FormEvent, useId, useState } from 'react';
import { defineMessages, FormattedDate, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { WaitingEdit_provider$key } from '#web/__generated__/WaitingEdit_provider.graphql.ts';
import type { WaitingEditMutation } from '#web/__generated__/WaitingEditMutation.graphql.ts';
import type { WaitingEditRefusalMutation } from '#web/__generated__/WaitingEditRefusalMutation.graphql.ts';
import { QuestionDialog } from '#web/forms/QuestionDialog.tsx';
import { showFailure } from '#web/forms/showFailure.ts';
import { usePending } from '#web/forms/usePending.ts';
import { Changes } from '#web/pages/bo/changes/Changes.tsx';
import { FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { Timestamp } from '#web/pages/bo/Timestamp.tsx';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { Cluster, Stack, Text } from '#web/ui/layout.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { partMessages } from '../provider/history/historyMessages.ts';
import imageCss from '../provider/ImagePart.module.css';

const messages = defineMessages({
  applied: { id: 'bo.edit.applied', defaultMessage: 'Edit applied' },
  refused: { id: 'bo.edit.refused', defaultMessage: 'Edit rejected' },
  failed: { id: 'bo.failed.decide' },
  reason: { id: 'bo.reason' },
  reasonRequired: {
    id: 'bo.edit.reasonRequired',
    defaultMessage: 'Enter a reason. The person who made the edit receives it by email.',
  },
});

const application = graphql`
  mutation WaitingEditMutation($input: ApplyEditInput!) {
    applyEdit(input: $input) {
      provider {
        id
        ...ProviderPage_provider
      }
    }
  }
`;

const refusal = graphql`
  mutation WaitingEditRefusalMutation($input: RejectEditInput!) {
    rejectEdit(input: $input) {
      provider {
        id
        ...ProviderPage_provider
      }
    }
  }
`;

const maxReason = 2000;

interface WaitingEditProps {
  provider: WaitingEdit_provider$key;
  /** Whether the form has unsaved changes, which applying the edit would overwrite. */
  isDirty: boolean;
}

/** An owner's changes to a published provider, next to the current values. */
export function WaitingEdit({ provider, isDirty }: WaitingEditProps) {
  const intl = useIntl();
  const [isRefusing, setRefusing] = useState(false);
  const { version: expectedProviderVersion, moderation } = useFragment(
    graphql`
      fragment WaitingEdit_provider on Provider {
        version
        moderation @required(action: THROW) {
          pendingEdit {
            databaseId
            version
            createdAt
            noticeUntil
            heldUntil
            author {
              displayName
            }
            changes {
              ...Changes_changes
            }
            image {
              url: path
            }
          }
        }
      }
    `,
    provider,
  );
  const edit = moderation.pendingEdit;
  const decide = async (
    title: MessageDescriptor,
    send: (seen: WaitingEditMutation['variables']['input']) => Promise<unknown>,
  ) => {
    const { databaseId, version } = edit!;
    try {
      await send({ id: String(databaseId), expectedVersion: version, expectedProviderVersion });
      void showToast({ type: 'success', title: intl.formatMessage(title), seconds: 3 });
      setRefusing(false);
    } catch (error) {
      showFailure(intl, error, { otherwise: messages.failed });
    }
  };
  const [isPending, apply] = usePending(() =>
    decide(messages.applied, (input) => commit<WaitingEditMutation>(application, { input })),
  );
  const refuse = (reason: string) =>
    decide(messages.refused, (seen) => {
      return commit<WaitingEditRefusalMutation>(refusal, { input: { ...seen, reason } });
    });
  if (!edit) return null;
  const { noticeUntil, heldUntil } = edit;
  const isNoticed = isAhead(noticeUntil);
  const isHeld = isNoticed || isAhead(heldUntil);
  return (
    <FormPart title={<FormattedMessage id="bo.edit" defaultMessage="Owner’s edit" />}>
      <Stack data-wide="" gap={4} size="sm">
        <Text tone="soft">
          {edit.author && `${edit.author.displayName} · `}
          <Timestamp value={edit.createdAt} />
        </Text>
        <Changes changes={edit.changes} names={partMessages} />
        {edit.image && (
          <div className={imageCss.image}>
            <img src={edit.image.url} alt={intl.formatMessage({ id: 'bo.edit.image', defaultMessage: 'New image' })} />
          </div>
        )}
        {isNoticed && (
          <Text tone="soft">
            <FormattedMessage
              id="bo.edit.notice"
              defaultMessage="Email and phone change at the same time. We notified the previous contacts. You can apply the edit from {date}."
              values={{ date: <FormattedDate value={noticeUntil!} dateStyle="medium" /> }}
            />
          </Text>
        )}
        {isAhead(heldUntil) && (
          <Text tone="soft">
            <FormattedMessage
              id="bo.edit.held"
              defaultMessage="The business has a new owner. Its previous contacts stay public until {date}; you can apply the edit then."
              values={{ date: <FormattedDate value={heldUntil!} dateStyle="medium" /> }}
            />
          </Text>
        )}
        <Cluster>
          <Button variant="approve" isPending={isPending} isDisabled={isHeld || isDirty} onPress={apply}>
            <FormattedMessage id="bo.edit.apply" defaultMessage="Apply" />
          </Button>
          <Button variant="danger" onPress={() => setRefusing(true)}>
            <FormattedMessage id="bo.edit.refuse" />
          </Button>
        </Cluster>
      </Stack>
      {isRefusing && <RefuseDialog onClose={() => setRefusing(false)} onSend={refuse} />}
    </FormPart>
  );
}

const isAhead = (time: string | null | undefined) => time != null && new Date(time) > new Date();

interface RefuseDialogProps {
  onClose: () => void;
  onSend: (reason: string) => Promise<unknown>;
}

function RefuseDialog({ onClose, onSend }: RefuseDialogProps) {
  const intl = useIntl();
  const form = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isPending, send] = usePending(() => onSend(reason.trim()));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') send();
  };
  return (
    <QuestionDialog
      isOpen
      onClose={onClose}
      title={<FormattedMessage id="bo.edit.refuseTitle" defaultMessage="Reject the edit" />}
      actions={
        <Button type="submit" form={form} isPending={isPending}>
          <FormattedMessage id="bo.reject" />
        </Button>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextArea
          name="reason"
          label={intl.formatMessage(messages.reason)}
          rows={4}
          counter={`${intl.formatNumber(reason.trim().length)} / ${intl.formatNumber(maxReason)}`}
          isCounterUrgent={reason.length > 0.9 * maxReason}
          value={reason}
          onChange={(text) => {
            setReason(text.slice(0, maxReason));
            setMissing(false);
          }}
          errorMessage={isMissing ? intl.formatMessage(messages.reasonRequired) : undefined}
          isRequired
        />
      </form>
    </QuestionDialog>
  );
}
