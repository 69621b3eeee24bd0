import { FormattedMessage, useIntl } from 'react-intl';
import type { DeletionNoticeMutation } from '#web/__generated__/DeletionNoticeMutation.graphql.ts';
import { formFailure } from '#web/forms/showFailure.ts';
import { useSending } from '#web/forms/useSending.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { enterSession } from '#web/session/changeSession.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { useDueDate } from './useDueDate.ts';

const mutation = graphql`
  mutation DeletionNoticeMutation {
    cancelAccountDeletion {
      viewer {
        ...keepSession_user @relay(mask: false)
      }
    }
  }
`;

/** A notice for users who return before the deletion of their account. */
export function DeletionNotice({ dueAt }: { dueAt: string }) {
  const intl = useIntl();
  const dueDate = useDueDate();
  const [isPending, keep] = useSending(formFailure, async () => {
    const { cancelAccountDeletion } = await ask<DeletionNoticeMutation>(mutation, {});
    // The focus moves to the page, as this notice is removed together with its button.
    document.getElementById('main')?.focus({ preventScroll: true });
    enterSession(cancelAccountDeletion.viewer);
    const title = intl.formatMessage({ id: 'deletion.kept', defaultMessage: 'Your account will not be deleted' });
    void showToast({ type: 'success', title, seconds: 3 });
  });
  return (
    <Notice type="warning">
      <p>
        <FormattedMessage
          id="deletion.notice"
          defaultMessage="Your account will be deleted after <strong>{date}</strong>. You can keep it until then."
          values={{ date: dueDate(dueAt), strong: (text) => <strong>{text}</strong> }}
        />
      </p>
      <Button variant="secondary" isPending={isPending} onPress={keep}>
        <FormattedMessage id="deletion.keep" />
      </Button>
    </Notice>
  );
}
