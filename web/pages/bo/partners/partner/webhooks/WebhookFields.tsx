import { FormattedMessage, useIntl } from 'react-intl';
import { ChoicesField } from '#web/forms/ChoicesField.tsx';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import type { Form } from '#web/forms/useForm.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { eventTypeMessages } from './eventTypeMessages.ts';
import type { WebhookValues } from './useWebhookForm.ts';
import { webhookMessages } from './webhookMessages.ts';

export function WebhookFields({ id, form }: { id: string; form: Form<WebhookValues> }) {
  const intl = useIntl();
  return (
    <StackedForm id={id} form={form}>
      <TextField
        {...form.field('url')}
        label={intl.formatMessage({
          id: 'bo.webhooks.url',
          defaultMessage: 'Address',
          description: 'Label of the field for where webhooks are sent',
        })}
        description={intl.formatMessage({
          id: 'bo.webhooks.urlHint',
          defaultMessage:
            'Where the partner’s program listens. It begins with https:// and can be reached from the internet.',
          description: 'Below the field for the address of a webhook',
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
