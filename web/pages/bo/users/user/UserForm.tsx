import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormSummary } from '#web/forms/FormSummary.tsx';
import type { Form } from '#web/forms/useForm.ts';
import css from '#web/pages/bo/editor/EditorPage.module.css';
import { FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { AccessPart } from './AccessPart.tsx';
import { labels } from './labels.ts';
import type { UserValues } from './userValues.ts';

interface UserFormProps {
  form: Form<UserValues>;
  isNew?: boolean;
  /** Of whoever is editing it. */
  isOwn?: boolean;
  /** The buttons below it. */
  bar: ReactNode;
}

export function UserForm({ form, isNew = false, isOwn = false, bar }: UserFormProps) {
  const intl = useIntl();
  const name = (field: 'displayName' | 'firstName' | 'lastName') => ({
    ...form.field(field),
    label: intl.formatMessage(labels[field]),
    // Not one's own: the browser has nothing to fill in.
    autoComplete: 'off',
    maxLength: 120,
  });
  return (
    // Translated by the browser, the texts would change under React's hands: hence translate="no".
    <form ref={form.ref} className={css.form} onSubmit={form.onSubmit} noValidate translate="no">
      <FormSummary form={form} />
      <FormPart
        title={<FormattedMessage id="bo.part.person" defaultMessage="Person" description="Heading in a form" />}
      >
        <TextField
          {...form.field('email')}
          label={intl.formatMessage(labels.email)}
          type="email"
          autoComplete="off"
          maxLength={254}
          isRequired
        />
        <TextField
          {...name('displayName')}
          description={
            <FormattedMessage
              id="bo.user.displayNameHint"
              defaultMessage="What others see. Leave blank for the first and last name."
              description="Below the field for the display name of a user"
            />
          }
        />
        <TextField {...name('firstName')} />
        <TextField {...name('lastName')} />
      </FormPart>
      <AccessPart form={form} isNew={isNew} isOwn={isOwn} />
      {bar}
    </form>
  );
}
