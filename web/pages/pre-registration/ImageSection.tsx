import { FormattedMessage, useIntl } from 'react-intl';
import type { Form } from '#web/forms/useForm.ts';
import { FileField } from '#web/ui/FileField.tsx';
import type { PreRegistration } from './checkPreRegistration.ts';
import { FormSection, Wide } from './FormSection.tsx';
import { fieldMessages } from './fieldMessages.ts';
import { useFileTexts } from './useFileTexts.ts';

interface ImageSectionProps {
  form: Form<PreRegistration>;
  isImageKept: boolean;
}

export function ImageSection({ form, isImageKept }: ImageSectionProps) {
  const intl = useIntl();
  const { name, value, errorMessage } = form.field('file');
  const texts = useFileTexts(value);
  return (
    <FormSection
      title={
        <FormattedMessage
          id="preRegistration.picture"
          defaultMessage="Picture"
          description="Heading of a part of the form"
        />
      }
    >
      <Wide>
        <FileField
          name={name}
          value={value}
          onChange={(files) => form.settle('file', files)}
          // Named one by one, so that a phone converts what it keeps in a format of its own.
          accept="image/jpeg,image/png,image/webp"
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
