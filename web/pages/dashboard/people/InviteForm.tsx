import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { InviteFormMutation, ProviderRole } from '#web/__generated__/InviteFormMutation.graphql.ts';
import { checkEmail } from '#web/forms/checks.ts';
import { EmailField } from '#web/forms/EmailField.tsx';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import { useForm } from '#web/forms/useForm.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { showToast } from '#web/ui/toasts.ts';
import css from './PeoplePage.module.css';
import { peopleMessages } from './peopleMessages.ts';

const mutation = graphql`
  mutation InviteFormMutation($input: InvitePersonInput!) {
    invitePerson(input: $input) {
      ... on InvitePersonPayload {
        provider {
          databaseId
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

/** A form that invites another person by mail to manage a business. */
export function InviteForm({ businessId }: { businessId: number }) {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: { email: '', role: 'EDITOR' },
    check: ({ email }) => ({ email: checkEmail(email) }),
    send: async ({ email, role }) => {
      const input = { providerId: String(businessId), email: email.trim(), role: role as ProviderRole };
      await commit<InviteFormMutation>(mutation, { input });
      form.setValues({ email: '', role: 'EDITOR' });
      const title = intl.formatMessage(
        { id: 'people.invited', defaultMessage: 'Invitation sent to {email}' },
        { email: email.trim() },
      );
      void showToast({ type: 'success', title, seconds: 3 });
      await revalidate();
    },
  });
  return (
    <div className={css.form}>
      <StackedForm form={form}>
        <EmailField {...form.field('email')} autoComplete="off" />
        <Select
          {...form.field('role')}
          label={intl.formatMessage({ id: 'people.role', defaultMessage: 'Role' })}
          groups={[
            {
              options: [
                { id: 'EDITOR', label: intl.formatMessage(peopleMessages.editor) },
                { id: 'OWNER', label: intl.formatMessage(peopleMessages.owner) },
              ],
            },
          ]}
          description={
            <FormattedMessage
              id="people.roleHint"
              defaultMessage="Editors can change the page. Owners can also decide who else can."
            />
          }
        />
        <Button type="submit" isPending={form.isPending}>
          <FormattedMessage id="people.invite" defaultMessage="Send invitation" />
        </Button>
      </StackedForm>
    </div>
  );
}
