import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { RenameVideoMutation } from '#web/__generated__/RenameVideoMutation.graphql.ts';
import { useForm } from '#web/forms/useForm.ts';
import { DialogActions } from '#web/pages/bo/DialogActions.tsx';
import { showError } from '#web/pages/bo/showError.ts';
import { commit } from '#web/relay/commit.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { videoMessages } from './videoMessages.ts';

const mutation = graphql`
  mutation RenameVideoMutation($videoId: String!, $title: String!) {
    updateHelpVideo(videoId: $videoId, title: $title) {
      helpVideo {
        id
        title
      }
    }
  }
`;

interface RenameVideoProps {
  videoId: string;
  title: string;
  onClose: () => void;
}

export function RenameVideo({ videoId, title, onClose }: RenameVideoProps) {
  const intl = useIntl();
  const id = useId();
  const environment = useRelayEnvironment();
  const form = useForm({
    initial: { title },
    check: (values) => ({ title: values.title.trim() ? undefined : videoMessages.titleRequired }),
    send: async (values) => {
      await commit<RenameVideoMutation>(environment, { mutation, variables: { videoId, title: values.title } });
      void showToast({ type: 'success', title: intl.formatMessage(videoMessages.saved), seconds: 3 });
      onClose();
    },
    onFailure: (error) => showError(intl, error, videoMessages.saveFailed),
  });
  return (
    <Dialog
      isOpen
      isQuestion
      onClose={onClose}
      title={
        <FormattedMessage
          id="bo.videos.renameTitle"
          defaultMessage="Rename video"
          description="Title of a dialog with a form"
        />
      }
      actions={
        <DialogActions form={id} isPending={form.isPending} onCancel={onClose}>
          <FormattedMessage id="bo.save" />
        </DialogActions>
      }
    >
      <form id={id} ref={form.ref} onSubmit={form.onSubmit} noValidate>
        <TextField
          {...form.field('title')}
          label={intl.formatMessage(videoMessages.title)}
          maxLength={200}
          autoFocus
          isRequired
        />
      </form>
    </Dialog>
  );
}
