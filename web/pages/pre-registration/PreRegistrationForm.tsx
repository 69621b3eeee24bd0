import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { prepareBotToken } from '../../botCheck/botToken.ts';
import { EmailField } from '../../forms/EmailField.tsx';
import { FormSummary } from '../../forms/FormSummary.tsx';
import { StackedForm } from '../../forms/StackedForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { BusinessSection } from './BusinessSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { DraftNote } from './DraftNote.tsx';
import { FormSection, Wide } from './FormSection.tsx';
import { fieldMessages } from './fieldMessages.ts';
import { ImageSection } from './ImageSection.tsx';
import { PrivacyLine } from './PrivacyLine.tsx';
import { SendProgress } from './SendProgress.tsx';
import { usePreRegistration } from './usePreRegistration.ts';
import { WhatAndWhereSection } from './WhatAndWhereSection.tsx';

export function PreRegistrationForm() {
  const intl = useIntl();
  const { form, part, isRestored, startAfresh } = usePreRegistration();
  const [isNoteShown, setNoteShown] = useState(isRestored);

  return (
    <StackedForm form={form} onReach={prepareBotToken}>
      {isNoteShown && (
        <DraftNote
          onDiscard={() => {
            startAfresh();
            setNoteShown(false);
            // The button goes; what comes next is the first field.
            form.ref.current?.querySelector('input')?.focus();
          }}
        />
      )}
      <FormSummary form={form} />
      <FormSection
        title={
          <FormattedMessage id="preRegistration.you" defaultMessage="You" description="Heading of a part of the form" />
        }
      >
        <Wide>
          <EmailField
            {...form.field('email')}
            description={intl.formatMessage(fieldMessages.emailHint)}
            autoComplete="email"
          />
        </Wide>
      </FormSection>
      <BusinessSection form={form} />
      <WhatAndWhereSection form={form} />
      <ContactSection form={form} />
      <ImageSection form={form} />
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
