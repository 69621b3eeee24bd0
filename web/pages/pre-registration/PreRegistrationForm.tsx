import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { prepareBotToken } from '#web/botCheck/botToken.ts';
import { agreementLinks } from '#web/forms/agreementLinks.tsx';
import { FormSummary } from '#web/forms/FormSummary.tsx';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import type { Form } from '#web/forms/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { FileField } from '#web/ui/FileField.tsx';
import { BusinessSection } from './BusinessSection.tsx';
import { CardPreview } from './CardPreview.tsx';
import { ContactSection } from './ContactSection.tsx';
import { IMAGE_TYPES, type PreRegistration } from './checkPreRegistration.ts';
import { useIsWide } from './FormColumns.tsx';
import { FormSection, Wide } from './FormSection.tsx';
import { fieldMessages } from './fieldMessages.ts';
import css from './PreRegistrationPage.module.css';
import { SendProgress } from './SendProgress.tsx';
import { StepsBar } from './StepsBar.tsx';
import { useFileTexts } from './useFileTexts.ts';
import { WhatAndWhereSection } from './WhatAndWhereSection.tsx';

interface PreRegistrationFormProps {
  form: Form<PreRegistration>;
  /** The share of the form already sent, from 0 to 1; null while it is not being sent. */
  part: number | null;
  /** A note above the fields. */
  note?: ReactNode;
  /** Whether the business already exists and was sent back, so that its owner does not change. */
  isReturned?: boolean;
  /** Whether an image was sent before, which is kept unless another one is chosen. */
  isImageKept?: boolean;
}

export function PreRegistrationForm(props: PreRegistrationFormProps) {
  const { form, part, note, isReturned = false, isImageKept = false } = props;
  const isWide = useIsWide();
  return (
    <StackedForm form={form} onReach={prepareBotToken}>
      <StepsBar form={form} />
      {note}
      <FormSummary form={form} />
      <BusinessSection form={form} isReturned={isReturned} />
      <WhatAndWhereSection form={form} />
      <ContactSection form={form} />
      <ImageSection form={form} isImageKept={isImageKept} />
      {!isWide && <CardPreview form={form} />}
      <PrivacyLine />
      <Button type="submit" isPending={form.isPending}>
        <FormattedMessage id="page.send" />
      </Button>
      <SendProgress part={part} />
    </StackedForm>
  );
}

interface ImageSectionProps {
  form: Form<PreRegistration>;
  isImageKept: boolean;
}

function ImageSection({ form, isImageKept }: ImageSectionProps) {
  const intl = useIntl();
  const { name, value, errorMessage } = form.field('file');
  const texts = useFileTexts(value);
  return (
    <FormSection title={<FormattedMessage id="page.image" />}>
      <Wide>
        <FileField
          name={name}
          value={value}
          onChange={(files) => form.settle('file', files)}
          // The types are listed individually, so that a phone converts its own picture format.
          accept={IMAGE_TYPES}
          label={intl.formatMessage(fieldMessages.image)}
          description={
            <>
              {isImageKept && <strong>{intl.formatMessage(fieldMessages.imageKept)} </strong>}
              {intl.formatMessage(fieldMessages.imageHint)}
            </>
          }
          errorMessage={errorMessage}
          texts={texts}
        />
      </Wide>
    </FormSection>
  );
}

function PrivacyLine() {
  return (
    <p className={css.line}>
      <FormattedMessage
        id="preRegistration.privacy"
        defaultMessage="By sending this form you accept the <terms>usage agreement</terms> and the <privacy>privacy policy</privacy>."
        values={agreementLinks}
      />
    </p>
  );
}
