import { useIntl } from 'react-intl';
import { showFailure } from '#web/forms/showFailure.ts';
import { type Form, useForm } from '#web/forms/useForm.ts';
import type { EventType } from './eventTypeMessages.ts';
import { webhookMessages } from './webhookMessages.ts';

/** The names are those of the server's input, so that it can say which field is wrong. */
export interface WebhookValues {
  url: string;
  eventTypes: readonly EventType[];
}

export function useWebhookForm(
  initial: WebhookValues,
  save: (values: WebhookValues) => Promise<void>,
): Form<WebhookValues> {
  const intl = useIntl();
  return useForm<WebhookValues>({
    initial,
    check: ({ url, eventTypes }) => ({
      url: url.trim() ? undefined : webhookMessages.urlRequired,
      eventTypes: eventTypes.length > 0 ? undefined : webhookMessages.eventsRequired,
    }),
    send: ({ url, eventTypes }) => save({ url: url.trim(), eventTypes }),
    onFailure: (error) => showFailure(intl, error, { otherwise: webhookMessages.notSaved }),
  });
}
