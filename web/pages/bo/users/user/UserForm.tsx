import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { SecretField } from '#web/forms/SecretField.tsx';
import type { Form } from '#web/forms/useForm.ts';
import { FieldRow, FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { labels } from './userMessages.ts';
import type { UserValues } from './userValues.ts';

const messages = defineMessages({
  keep: {
    id: 'bo.user.passwordHint',
    defaultMessage: 'Leave blank to keep the current password. A new one logs the person out everywhere.',
  },
  keepOwn: {
    id: 'bo.user.ownPasswordHint',
    defaultMessage: 'Leave blank to keep the current password. A new one logs you out of other browsers.',
  },
  invite: {
    id: 'bo.user.inviteHint',
    defaultMessage: 'Leave blank to email the person an invitation to set their own.',
  },
  admin: { id: 'bo.user.adminHint', defaultMessage: 'Can use the back office and change everything in it.' },
  moderator: {
    id: 'bo.user.moderatorHint',
    defaultMessage: 'Reviews providers and images. No access to users, partners or logs, and cannot delete.',
  },
  ownAdmin: {
    id: 'bo.user.ownAdminHint',
    defaultMessage: 'This is your own account. Without this you lose access to the back office.',
  },
});

interface UserFormProps {
  form: Form<UserValues>;
  isNew: boolean;
  /** Whether this is the viewer's account. */
  isOwn: boolean;
}

export function UserForm({ form, isNew, isOwn }: UserFormProps) {
  const intl = useIntl();
  const name = (field: 'displayName' | 'firstName' | 'lastName') => ({
    ...form.field(field),
    label: intl.formatMessage(labels[field]),
    // The browser has no data of another user to fill in.
    autoComplete: 'off',
    maxLength: 120,
  });
  return (
    <>
      <FormPart title={<FormattedMessage id="bo.person" />}>
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
              defaultMessage="What others see. Leave blank to use the first and last name."
            />
          }
        />
        <TextField {...name('firstName')} />
        <TextField {...name('lastName')} />
      </FormPart>
      <AccessPart form={form} isNew={isNew} isOwn={isOwn} />
    </>
  );
}

function AccessPart({ form, isNew, isOwn }: UserFormProps) {
  const intl = useIntl();
  const isAdmin = form.field('isSuperAdmin');
  const isModerator = form.field('isModerator');
  return (
    <FormPart title={<FormattedMessage id="bo.part.access" defaultMessage="Access" />}>
      <SecretField
        {...form.field('password')}
        label={intl.formatMessage(labels.password)}
        autoComplete="new-password"
        maxLength={200}
        description={<FormattedMessage {...(isNew ? messages.invite : isOwn ? messages.keepOwn : messages.keep)} />}
      />
      <FieldRow>
        <Checkbox
          name={isAdmin.name}
          isSelected={isAdmin.value}
          onChange={isAdmin.onChange}
          errorMessage={isAdmin.errorMessage}
          description={<FormattedMessage {...(isOwn ? messages.ownAdmin : messages.admin)} />}
        >
          {intl.formatMessage(labels.isSuperAdmin)}
        </Checkbox>
        <Checkbox
          name={isModerator.name}
          isSelected={isModerator.value}
          onChange={isModerator.onChange}
          errorMessage={isModerator.errorMessage}
          description={<FormattedMessage {...messages.moderator} />}
        >
          {intl.formatMessage(labels.isModerator)}
        </Checkbox>
      </FieldRow>
    </FormPart>
  );
}
