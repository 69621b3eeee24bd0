import { FormattedMessage, useIntl } from 'react-intl';
import { ChoicesField } from '#web/forms/ChoicesField.tsx';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import { type Form, useForm } from '#web/forms/useForm.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { type EventType, eventTypeMessages, webhookMessages } from './webhookMessages.ts';

export function WebhookFields({ id, form }: { id: string; form: Form<WebhookValues> }) {
  const intl = useIntl();
  return (
    <StackedForm id={id} form={form}>
      <TextField
        {...form.field('url')}
        label={intl.formatMessage({ id: 'page.url' })}
        description={intl.formatMessage({
          id: 'bo.webhooks.urlHint',
          defaultMessage:
            'Where the partner’s system receives events. It must begin with https:// and be reachable from the internet.',
        })}
        placeholder="https://"
        type="url"
        autoComplete="off"
        maxLength={1000}
        autoFocus
        isRequired
      />
      <ChoicesField
        {...form.field('eventTypes')}
        choices={eventTypeMessages}
        legend={<FormattedMessage {...webhookMessages.events} />}
      />
    </StackedForm>
  );
}

/** The values of the form, with the names of the server's input, so that it can report the invalid field. */
export interface WebhookValues {
  url: string;
  eventTypes: readonly EventType[];
}

export function useWebhookForm(
  initial: WebhookValues,
  save: (values: WebhookValues) => Promise<void>,
): Form<WebhookValues> {
  return useForm<WebhookValues>({
    initial,
    check: ({ url, eventTypes }) => ({
      url: url.trim() ? undefined : webhookMessages.urlRequired,
      eventTypes: eventTypes.length > 0 ? undefined : webhookMessages.eventsRequired,
    }),
    send: ({ url, eventTypes }) => save({ url: url.trim(), eventTypes }),
    failed: { otherwise: webhookMessages.notSaved },
  });
}
