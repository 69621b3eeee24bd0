import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import { BotCheckFailed } from '../botCheck/BotCheckFailed.ts';
import { serverMessage } from '../relay/serverMessage.ts';
import { FAILED, showToast } from '../ui/toasts.ts';
import { formMessages } from './formMessages.ts';

export interface FailureTexts {
  /** Above the reason; without it the reason is shown alone. */
  title?: MessageDescriptor;
  /** When the server does not say why. */
  otherwise: MessageDescriptor;
}

/** For errors without a text. */
export const formFailure: FailureTexts = { title: formMessages.error, otherwise: formMessages.notSent };

/** The error of sending a form, in the server's words when it has some. */
export function failureReason(intl: IntlShape, error: unknown, otherwise: MessageDescriptor): string {
  if (error instanceof BotCheckFailed) return serverMessage(error.cause) ?? intl.formatMessage(botCheckMessages.failed);
  return serverMessage(error) ?? intl.formatMessage(otherwise);
}

/** Shows that sending a form failed, in the server's words when it has some. */
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
