import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QuestionDialog } from '#web/forms/QuestionDialog.tsx';
import { Button } from '#web/ui/Button.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { useWebhookForm, WebhookFields, type WebhookValues } from './WebhookFields.tsx';
import type { SaveWebhook } from './WebhookItem.tsx';
import { webhookMessages } from './webhookMessages.ts';

interface EditWebhookProps {
  initial: WebhookValues;
  save: SaveWebhook;
  onClose: () => void;
}

export function EditWebhook({ initial, save, onClose }: EditWebhookProps) {
  const id = useId();
  const intl = useIntl();
  const form = useWebhookForm(initial, async (values) => {
    await save(values);
    onClose();
    void showToast({ type: 'success', title: intl.formatMessage(webhookMessages.saved), seconds: 3 });
  });
  return (
    <QuestionDialog
      isOpen
      onClose={onClose}
      title={<FormattedMessage id="bo.webhooks.editTitle" defaultMessage="Edit webhook" />}
      actions={
        <Button type="submit" form={id} isPending={form.isPending}>
          <FormattedMessage id="bo.webhooks.save" />
        </Button>
      }
    >
      <WebhookFields id={id} form={form} />
    </QuestionDialog>
  );
}
