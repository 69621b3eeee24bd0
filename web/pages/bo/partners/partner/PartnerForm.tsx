import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmailField } from '#web/forms/EmailField.tsx';
import { FormSummary } from '#web/forms/FormSummary.tsx';
import type { Form } from '#web/forms/useForm.ts';
import css from '#web/pages/bo/editor/EditorPage.module.css';
import { FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { labels } from './partnerMessages.ts';
import type { PartnerValues } from './partnerValues.ts';

interface PartnerFormProps {
  form: Form<PartnerValues>;
  /** The buttons below it. */
  bar: ReactNode;
}

export function PartnerForm({ form, bar }: PartnerFormProps) {
  const intl = useIntl();
  return (
    // Translated by the browser, the texts would change under React's hands: hence translate="no".
    <form ref={form.ref} className={css.form} onSubmit={form.onSubmit} noValidate translate="no">
      <FormSummary form={form} />
      <FormPart
        title={<FormattedMessage id="bo.part.partner" defaultMessage="Partner" description="Heading in a form" />}
      >
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
            <FormattedMessage
              id="bo.partner.emailHint"
              defaultMessage="Who to contact about the partner’s systems."
              description="Below the field for the e-mail of a partner"
            />
          }
          autoComplete="off"
        />
      </FormPart>
      {bar}
    </form>
  );
}
