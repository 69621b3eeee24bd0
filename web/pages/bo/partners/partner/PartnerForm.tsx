import { FormattedMessage, useIntl } from 'react-intl';
import { EmailField } from '#web/forms/EmailField.tsx';
import type { Form } from '#web/forms/useForm.ts';
import { FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { labels } from './partnerMessages.ts';
import type { PartnerValues } from './partnerValues.ts';

export function PartnerForm({ form }: { form: Form<PartnerValues> }) {
  const intl = useIntl();
  return (
    <FormPart title={<FormattedMessage id="bo.partner" />}>
      <TextField
        {...form.field('name')}
        label={intl.formatMessage(labels.name)}
        autoComplete="off"
        maxLength={100}
        isRequired
      />
      <EmailField
        {...form.field('contactEmail')}
        label={intl.formatMessage(labels.contactEmail)}
        description={
          <FormattedMessage id="bo.partner.emailHint" defaultMessage="Who to contact about the partner’s systems." />
        }
        autoComplete="off"
      />
    </FormPart>
  );
}
