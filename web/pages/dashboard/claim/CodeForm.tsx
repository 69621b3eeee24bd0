import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { CodeForm_claim$key } from '#web/__generated__/CodeForm_claim.graphql.ts';
import type { CodeFormMutation } from '#web/__generated__/CodeFormMutation.graphql.ts';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import { formFailure, showFailure } from '#web/forms/showFailure.ts';
import { useForm } from '#web/forms/useForm.ts';
import { usePending } from '#web/forms/usePending.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { useStartClaim } from './useStartClaim.ts';

const messages = defineMessages({
  required: { id: 'claim.codeRequired', defaultMessage: 'Enter the code from the email' },
});

const mutation = graphql`
  mutation CodeFormMutation($input: ProveClaimInput!) {
    proveClaim(input: $input) {
      ... on ProveClaimPayload {
        providerClaim {
          databaseId
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

interface CodeFormProps {
  listingId: number;
  claim: CodeForm_claim$key;
}

/** The form for the code mailed to an address of the listing. */
export function CodeForm({ listingId, claim }: CodeFormProps) {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const start = useStartClaim(listingId);
  const { databaseId, email } = useFragment(
    graphql`
      fragment CodeForm_claim on ProviderClaim {
        databaseId
        email
      }
    `,
    claim,
  );
  const onFailure = (error: unknown) => showFailure(intl, error, formFailure);
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? messages.required : undefined }),
    send: async ({ code }) => {
      await commit<CodeFormMutation>(mutation, { input: { id: String(databaseId), code } });
      await revalidate();
    },
    onFailure,
  });
  const [isPending, sendAgain] = usePending(async () => {
    try {
      await start(email ?? '');
      const title = intl.formatMessage({ id: 'claim.sentAgain', defaultMessage: 'A new code is on its way' });
      void showToast({ type: 'success', title, seconds: 3 });
    } catch (error) {
      onFailure(error);
    }
  });
  return (
    <StackedForm form={form}>
      <p role="status">
        <FormattedMessage
          id="claim.codeSent"
          defaultMessage="We emailed a code to <strong>{email}</strong>. It is valid for 24 hours."
          values={{ email, strong: (text) => <strong>{text}</strong> }}
        />
      </p>
      <TextField
        {...form.field('code')}
        label={intl.formatMessage({ id: 'claim.codeLabel', defaultMessage: 'Code from the email' })}
        autoComplete="one-time-code"
        maxLength={20}
        isRequired
      />
      <Button type="submit" isPending={form.isPending}>
        <FormattedMessage id="page.confirm" />
      </Button>
      <Button variant="quiet" isPending={isPending} onPress={sendAgain}>
        <FormattedMessage id="claim.sendAgain" defaultMessage="Send a new code" />
      </Button>
    </StackedForm>
  );
}
