import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LANGUAGES } from '#shared/language.ts';
import { FormSummary } from '#web/forms/FormSummary.tsx';
import { SubcategorySelector } from '#web/forms/SubcategorySelector.tsx';
import type { Form } from '#web/forms/useForm.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import css from '#web/pages/bo/editor/EditorPage.module.css';
import { FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { labels } from '../labels.ts';
import { SynonymsField } from './SynonymsField.tsx';
import { nameFields, type ServiceValues } from './serviceValues.ts';

interface ServiceFormProps {
  form: Form<ServiceValues>;
  /** The buttons below it. */
  bar: ReactNode;
}

export function ServiceForm({ form, bar }: ServiceFormProps) {
  const intl = useIntl();
  const own = currentLanguage();
  return (
    // Translated by the browser, the texts would change under React's hands: hence translate="no".
    <form ref={form.ref} className={css.form} onSubmit={form.onSubmit} noValidate translate="no">
      <FormSummary form={form} />
      <FormPart
        title={<FormattedMessage id="bo.part.service" defaultMessage="Service" description="Heading in a form" />}
      >
        <TextField
          key={own}
          {...form.field(nameFields[own])}
          label={intl.formatMessage({
            id: 'bo.field.serviceName',
            defaultMessage: 'Service Name',
            description: 'Label of a field: the name in the language of the page',
          })}
          autoComplete="off"
          maxLength={120}
          isRequired
        />
        <SubcategorySelector
          {...form.field('subcategoryId')}
          onLeave={(choice) => form.settle('subcategoryId', choice)}
          label={intl.formatMessage(labels.subcategoryId)}
          isRequired
        />
        <div data-wide="">
          <SynonymsField form={form} />
        </div>
      </FormPart>
      <FormPart
        title={
          <FormattedMessage
            id="bo.part.otherLanguages"
            defaultMessage="In other languages"
            description="Heading in a form above a name in other languages"
          />
        }
      >
        {LANGUAGES.filter((language) => language !== own).map((language) => (
          <TextField
            key={language}
            {...form.field(nameFields[language])}
            label={intl.formatMessage(labels[nameFields[language]])}
            description={
              <FormattedMessage
                id="bo.service.otherHint"
                defaultMessage="Leave blank for the same as the service name."
                description="Below the field for the name of a service in another language"
              />
            }
            lang={language}
            autoComplete="off"
            maxLength={120}
          />
        ))}
      </FormPart>
      {bar}
    </form>
  );
}
