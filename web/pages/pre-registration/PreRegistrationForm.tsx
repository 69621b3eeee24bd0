import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { prepareBotToken } from '#web/botCheck/botToken.ts';
import { EmailField } from '#web/forms/EmailField.tsx';
import { FormSummary } from '#web/forms/FormSummary.tsx';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import type { Form } from '#web/forms/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { BusinessSection } from './BusinessSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import type { PreRegistration } from './checkPreRegistration.ts';
import { FormSection, Wide } from './FormSection.tsx';
import { fieldMessages } from './fieldMessages.ts';
import { ImageSection } from './ImageSection.tsx';
import { PrivacyLine } from './PrivacyLine.tsx';
import { SendProgress } from './SendProgress.tsx';
import { WhatAndWhereSection } from './WhatAndWhereSection.tsx';

interface PreRegistrationFormProps {
  form: Form<PreRegistration>;
  /** How much of it is on its way; null while it is not being sent. */
  part: number | null;
  /** Above the fields. */
  note?: ReactNode;
  /** The business exists already and was sent back: whose it is does not change. */
  isReturned?: boolean;
  /** A picture was sent before, which stays unless another one is chosen. */
  isImageKept?: boolean;
}

export function PreRegistrationForm(props: PreRegistrationFormProps) {
  const { form, part, note, isReturned = false, isImageKept = false } = props;
  const intl = useIntl();
  return (
    <StackedForm form={form} onReach={prepareBotToken}>
      {note}
      <FormSummary form={form} />
      <FormSection
        title={
          <FormattedMessage id="preRegistration.you" defaultMessage="You" description="Heading of a part of the form" />
        }
      >
        <Wide>
          <EmailField
            {...form.field('email')}
            description={intl.formatMessage(isReturned ? fieldMessages.emailFixed : fieldMessages.emailHint)}
            autoComplete="email"
            isReadOnly={isReturned}
          />
        </Wide>
      </FormSection>
      <BusinessSection form={form} />
      <WhatAndWhereSection form={form} />
      <ContactSection form={form} />
      <ImageSection form={form} isImageKept={isImageKept} />
      <PrivacyLine />
      <Button type="submit" isPending={form.isPending}>
        <FormattedMessage
          id="preRegistration.submit"
          defaultMessage="Send"
          description="Button that sends the pre-registration"
        />
      </Button>
      <SendProgress part={part} />
    </StackedForm>
  );
}
