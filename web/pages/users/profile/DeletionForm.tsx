import { useEffect } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { DeletionFormMutation } from '#web/__generated__/DeletionFormMutation.graphql.ts';
import { SecretField } from '#web/forms/SecretField.tsx';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import { useForm } from '#web/forms/useForm.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import type { SessionUser } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { profileMessages } from './profileMessages.ts';

const mutation = graphql`
  mutation DeletionFormMutation($input: RequestAccountDeletionInput!) {
    requestAccountDeletion(input: $input) {
      ...readResponse_errors @alias
    }
  }
`;

const messages = defineMessages({
  passwordRequired: { id: 'deletion.passwordRequired' },
  confirmDiffers: { id: 'deletion.confirmDiffers' },
});

interface DeletionFormProps {
  user: SessionUser;
  onSent: () => void;
  onCancel: () => void;
}

/**
 * A form that requests the mail for deleting the account, with the password or, for an account without one, the e-mail.
 */
export function DeletionForm({ user, onSent, onCancel }: DeletionFormProps) {
  const intl = useIntl();
  const form = useForm({
    initial: { currentPassword: '', confirm: '' },
    check: ({ currentPassword, confirm }) => ({
      currentPassword: user.localAuth && currentPassword === '' ? messages.passwordRequired : undefined,
      confirm:
        !user.localAuth && confirm.trim().toLowerCase() !== user.email.toLowerCase()
          ? messages.confirmDiffers
          : undefined,
    }),
    send: async ({ currentPassword, confirm }) => {
      await ask<DeletionFormMutation>(mutation, {
        input: user.localAuth ? { currentPassword } : { confirm: confirm.trim() },
      });
      onSent();
    },
  });

  // The form has replaced the pressed button.
  useEffect(() => form.ref.current?.querySelector('input')?.focus(), [form.ref]);

  return (
    <StackedForm form={form}>
      {user.localAuth ? (
        <SecretField
          {...form.field('currentPassword')}
          label={intl.formatMessage(profileMessages.currentPassword)}
          autoComplete="current-password"
          isRequired
        />
      ) : (
        <TextField
          {...form.field('confirm')}
          label={intl.formatMessage(
            { id: 'deletion.confirm', defaultMessage: 'Type {address} to confirm' },
            { address: user.email },
          )}
          autoComplete="off"
          inputMode="email"
          isRequired
        />
      )}
      <Button variant="danger" type="submit" isPending={form.isPending}>
        <FormattedMessage id="deletion.send" defaultMessage="Email me a confirmation link" />
      </Button>
      <Button variant="outline" onPress={onCancel}>
        <FormattedMessage id="deletion.keep" />
      </Button>
    </StackedForm>
  );
}
