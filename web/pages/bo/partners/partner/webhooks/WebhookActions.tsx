import { type MessageDescriptor, useIntl } from 'react-intl';
import { showFailure } from '#web/forms/showFailure.ts';
import { usePending } from '#web/forms/usePending.ts';
import { Button } from '#web/ui/Button.tsx';
import { showToast } from '#web/ui/toasts.ts';
import type { SaveWebhook } from './useSaveWebhook.ts';
import css from './WebhookItem.module.css';
import { webhookMessages } from './webhookMessages.ts';

export type WebhookDialog = 'deliveries' | 'edit' | 'rotate' | 'remove';

interface WebhookActionsProps {
  url: string;
  isEnabled: boolean;
  save: SaveWebhook;
  onOpen: (dialog: WebhookDialog) => void;
}

/** What can be done to a webhook: stopping and resuming here, the rest in dialogs. */
export function WebhookActions({ url, isEnabled, save, onOpen }: WebhookActionsProps) {
  const intl = useIntl();
  const [isPending, toggle] = usePending(async () => {
    try {
      await save({ isEnabled: !isEnabled });
    } catch (error) {
      return showFailure(intl, error, { otherwise: webhookMessages.notSaved });
    }
    const done = isEnabled ? webhookMessages.stopped : webhookMessages.resumed;
    void showToast({ type: 'success', title: intl.formatMessage(done), seconds: 3 });
  });
  const texts = (message: MessageDescriptor) => {
    const action = intl.formatMessage(message);
    const name = intl.formatMessage(
      {
        id: 'bo.webhooks.named',
        defaultMessage: '{action}: {url}',
        description: 'Name of a button: what it does, and to which webhook, by its address',
      },
      { action, url },
    );
    return { 'aria-label': name, children: action };
  };
  return (
    <div className={css.actions}>
      <Button variant="outline" {...texts(webhookMessages.deliveries)} onPress={() => onOpen('deliveries')} />
      <Button variant="outline" {...texts(webhookMessages.edit)} onPress={() => onOpen('edit')} />
      <Button
        variant="outline"
        {...texts(isEnabled ? webhookMessages.stop : webhookMessages.resume)}
        isPending={isPending}
        onPress={toggle}
      />
      <Button variant="outline" {...texts(webhookMessages.rotate)} onPress={() => onOpen('rotate')} />
      <Button variant="outline" {...texts(webhookMessages.remove)} onPress={() => onOpen('remove')} />
    </div>
  );
}
