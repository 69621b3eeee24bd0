import { FormattedMessage, useIntl } from 'react-intl';
import { EmailField } from '#web/forms/EmailField.tsx';
import { PhoneReadings } from '#web/forms/PhoneReadings.tsx';
import type { Form } from '#web/forms/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { PreRegistration } from './checkPreRegistration.ts';
import { FormSection, Wide } from './FormSection.tsx';
import { fieldMessages } from './fieldMessages.ts';
import { useLeftFields } from './useLeftFields.ts';

export function ContactSection({ form }: { form: Form<PreRegistration> }) {
  const intl = useIntl();
  const field = useLeftFields(form);
  return (
    <FormSection
      step="contact"
      title={<FormattedMessage id="preRegistration.contact" defaultMessage="How shippers reach you" />}
      text={
        <FormattedMessage
          id="preRegistration.contactText"
          defaultMessage="Anyone can see these once your business is published."
        />
      }
    >
      <Wide>
        <EmailField
          {...field('contactEmail')}
          label={intl.formatMessage(fieldMessages.contactEmail)}
          autoComplete="email"
        />
        {form.values.contactEmail === '' && /.@./.test(form.values.email) && (
          <Button variant="quiet" onPress={() => form.change('contactEmail', form.values.email.trim())}>
            <FormattedMessage
              id="preRegistration.sameEmail"
              defaultMessage="Use {address}"
              values={{ address: form.values.email.trim() }}
            />
          </Button>
        )}
      </Wide>
      <PhoneField
        form={form}
        name="contactWhatsapp"
        label={intl.formatMessage(fieldMessages.whatsapp)}
        description={intl.formatMessage(fieldMessages.whatsappHint)}
        isRequired
      />
      <PhoneField form={form} name="contactPhone" label={intl.formatMessage(fieldMessages.phone)} />
    </FormSection>
  );
}

interface PhoneFieldProps {
  form: Form<PreRegistration>;
  name: 'contactWhatsapp' | 'contactPhone';
  label: string;
  description?: string;
  isRequired?: boolean;
}

/** A field for a phone number in any notation, with the number read from it. */
function PhoneField({ form, name, description, ...props }: PhoneFieldProps) {
  const field = useLeftFields(form)(name);
  return (
    <TextField
      {...props}
      {...field}
      type="tel"
      autoComplete="tel"
      maxLength={120}
      description={
        <>
          {description}
          <PhoneReadings
            text={field.value}
            placeId={form.values.placeId.id}
            contactType={name === 'contactWhatsapp' ? 'WHATSAPP' : null}
          />
        </>
      }
    />
  );
}
