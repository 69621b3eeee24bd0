import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import { BotCheckFailed } from '../botCheck/BotCheckFailed.ts';
import { serverMessage } from '../relay/serverMessage.ts';
import { FAILED, showToast } from '../ui/toasts.ts';
import { formMessages } from './formMessages.ts';

export interface FailureTexts {
  /** The title above the reason; without a title the reason is shown alone. */
  title?: MessageDescriptor;
  /** The text when the server gives no reason. */
  otherwise: MessageDescriptor;
}

/** The texts for failures of forms without their own texts. */
export const formFailure: FailureTexts = { title: formMessages.error, otherwise: formMessages.notSent };

/** The reason why sending a form failed: in the server's words if there are some. */
export function failureReason(intl: IntlShape, error: unknown, otherwise: MessageDescriptor): string {
  if (error instanceof BotCheckFailed) return serverMessage(error.cause) ?? intl.formatMessage(botCheckMessages.failed);
  return serverMessage(error) ?? intl.formatMessage(otherwise);
}

/** Shows that sending a form failed, in the server's words if there are some. */
export function showFailure(intl: IntlShape, error: unknown, { title, otherwise }: FailureTexts): void {
  if (error instanceof BotCheckFailed) {
    const description = serverMessage(error.cause);
    const failed = intl.formatMessage(botCheckMessages.failed);
    return void showToast({
      type: 'error',
      title: failed,
      ...(description && { description }),
      seconds: 5,
      key: FAILED,
    });
  }
  const reason = failureReason(intl, error, otherwise);
  const texts = title ? { title: intl.formatMessage(title), description: reason } : { title: reason };
  void showToast({ type: 'error', ...texts, seconds: 5, key: FAILED });
}

const botCheckMessages = defineMessages({
  failed: { id: 'botCheck.notLoaded', defaultMessage: 'Failed to load reCAPTCHA' },
});
