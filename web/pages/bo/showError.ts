import type { IntlShape, MessageDescriptor } from 'react-intl';
import { serverMessage } from '#web/relay/serverMessage.ts';
import { showToast } from '#web/ui/toasts.ts';

/** Shows an error for three seconds, in the server's words when it has some. */
export function showError(intl: IntlShape, error: unknown, otherwise: MessageDescriptor): void {
  void showToast({ type: 'error', title: serverMessage(error) ?? intl.formatMessage(otherwise), seconds: 3 });
}
