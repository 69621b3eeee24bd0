import { Fragment, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SUBMISSION_TEXTS, type SubmissionText } from '#shared/providerForm.ts';
import { EmailField } from '#web/forms/EmailField.tsx';
import { providerLabels } from '#web/forms/providerLabels.ts';
import type { Form } from '#web/forms/useForm.ts';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { PreRegistration } from './checkPreRegistration.ts';
import { FormSection, Wide } from './FormSection.tsx';
import { fieldMessages } from './fieldMessages.ts';
import { useLeftFields } from './useLeftFields.ts';
import { useProvedEmail } from './useProvedEmail.ts';

const maxDescription = SUBMISSION_TEXTS.description.max;

interface BusinessSectionProps {
  form: Form<PreRegistration>;
  /** Whether the business already exists and was sent back, so that its owner does not change. */
  isReturned: boolean;
}

export function BusinessSection({ form, isReturned }: BusinessSectionProps) {
  const intl = useIntl();
  const isProved = useProvedEmail()(form.values.email);
  const emailHint = isReturned ? 'emailFixed' : isProved ? 'emailProved' : 'emailHint';
  const field = useLeftFields(form);
  const text = (name: SubmissionText) => ({ ...field(name), maxLength: SUBMISSION_TEXTS[name].max });
  const left = maxDescription - form.values.description.trim().length;
  const counter =
    left < 0
      ? intl.formatMessage(
          {
            id: 'preRegistration.charactersOver',
            defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
          },
          { count: -left },
        )
      : intl.formatMessage(
          {
            id: 'preRegistration.charactersLeft',
            defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
          },
          { count: left },
        );
  const fields: Record<SubmissionText | 'email', ReactNode> = {
    email: (
      <Wide>
        <EmailField
          {...field('email')}
          description={intl.formatMessage(fieldMessages[emailHint])}
          autoComplete="email"
          isReadOnly={isReturned}
        />
      </Wide>
    ),
    businessName: (
      <TextField
        {...text('businessName')}
        label={intl.formatMessage(providerLabels.businessName)}
        autoComplete="organization"
        isRequired
      />
    ),
    taxNumber: (
      <TextField
        {...text('taxNumber')}
        label={intl.formatMessage(fieldMessages.taxNumber)}
        description={intl.formatMessage(fieldMessages.taxNumberHint)}
        autoComplete="off"
        spellCheck="false"
      />
    ),
    websiteUrl: (
      <Wide>
        <TextField
          {...text('websiteUrl')}
          label={intl.formatMessage(fieldMessages.website)}
          description={intl.formatMessage(fieldMessages.websiteHint)}
          // Not "url", as our code also accepts and checks addresses without https://.
          type="text"
          inputMode="url"
          autoComplete="url"
          autoCorrect="off"
          spellCheck="false"
        />
      </Wide>
    ),
    description: (
      <Wide>
        <TextArea
          {...field('description')}
          label={intl.formatMessage(fieldMessages.description)}
          description={intl.formatMessage(fieldMessages.descriptionHint)}
          counter={counter}
          isCounterUrgent={left <= maxDescription / 10}
          isRequired
        />
      </Wide>
    ),
  };
  return (
    <FormSection step="business" title={<FormattedMessage id="app.yourBusiness" />}>
      {Object.entries(fields).map(([name, shown]) => (
        <Fragment key={name}>{shown}</Fragment>
      ))}
    </FormSection>
  );
}
