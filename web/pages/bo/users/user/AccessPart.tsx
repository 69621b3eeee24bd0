import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { SecretField } from '#web/forms/SecretField.tsx';
import type { Form } from '#web/forms/useForm.ts';
import { FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { labels } from './labels.ts';
import type { UserValues } from './userValues.ts';

const messages = defineMessages({
  keep: {
    id: 'bo.user.passwordHint',
    defaultMessage: 'Leave blank to keep current password. A new one signs the person out everywhere.',
    description: 'Below the field for the password of a user',
  },
  keepOwn: {
    id: 'bo.user.ownPasswordHint',
    defaultMessage: 'Leave blank to keep current password. A new one signs you out in other browsers.',
    description: 'Below the field for the password of the account of whoever is looking at it',
  },
  invite: {
    id: 'bo.user.inviteHint',
    defaultMessage: 'Leave blank to invite the person by mail to set one.',
    description: 'Below the field for the password of a new user',
  },
  admin: {
    id: 'bo.user.adminHint',
    defaultMessage: 'May use the back office and change everything in it.',
    description: 'Below the checkbox that makes somebody a super admin',
  },
  ownAdmin: {
    id: 'bo.user.ownAdminHint',
    defaultMessage: 'This is your own account: without it you cannot enter the back office any more.',
    description: 'Below the checkbox that makes somebody a super admin, for one’s own account',
  },
});

interface AccessPartProps {
  form: Form<UserValues>;
  isNew: boolean;
  isOwn: boolean;
}

export function AccessPart({ form, isNew, isOwn }: AccessPartProps) {
  const intl = useIntl();
  const isAdmin = form.field('isSuperAdmin');
  return (
    <FormPart title={<FormattedMessage id="bo.part.access" defaultMessage="Access" description="Heading in a form" />}>
      <SecretField
        {...form.field('password')}
        label={intl.formatMessage(labels.password)}
        autoComplete="new-password"
        maxLength={200}
        description={<FormattedMessage {...(isNew ? messages.invite : isOwn ? messages.keepOwn : messages.keep)} />}
      />
      <Checkbox
        name={isAdmin.name}
        isSelected={isAdmin.value}
        onChange={isAdmin.onChange}
        errorMessage={isAdmin.errorMessage}
        description={<FormattedMessage {...(isOwn ? messages.ownAdmin : messages.admin)} />}
      >
        {intl.formatMessage(labels.isSuperAdmin)}
      </Checkbox>
    </FormPart>
  );
}
