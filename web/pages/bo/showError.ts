import type { IntlShape, MessageDescriptor } from 'react-intl';
import { serverMessage } from '#web/relay/serverMessage.ts';
import { showToast } from '#web/ui/toasts.ts';

/** Tells for three seconds that something failed, in the server's words when it has some. */
export function showRefusal(intl: IntlShape, error: unknown, otherwise: MessageDescriptor): void {
  void showToast({ type: 'error', title: serverMessage(error) ?? intl.formatMessage(otherwise), seconds: 3 });
}
