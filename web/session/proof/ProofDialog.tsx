import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProofDialogMutation } from '#web/__generated__/ProofDialogMutation.graphql.ts';
import type { ProofDialogPasskeyMutation } from '#web/__generated__/ProofDialogPasskeyMutation.graphql.ts';
import { CodeField } from '#web/forms/CodeField.tsx';
import { formMessages } from '#web/forms/formMessages.ts';
import { QuestionDialog } from '#web/forms/QuestionDialog.tsx';
import { SecretField } from '#web/forms/SecretField.tsx';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import { showFailure } from '#web/forms/showFailure.ts';
import { useForm } from '#web/forms/useForm.ts';
import { usePending } from '#web/forms/usePending.ts';
import { passkeyMessages } from '#web/passkeys/passkeyMessages.ts';
import { askPasskey, NoPasskey } from '#web/passkeys/passkeys.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { Button } from '#web/ui/Button.tsx';

const mutation = graphql`
  mutation ProofDialogMutation($input: ProveAgainInput!) {
    proveAgain(input: $input) {
      ... on ProveAgainPayload {
        viewer {
          provedUntil
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

const start = graphql`
  mutation ProofDialogPasskeyMutation {
    startProof {
      options
    }
  }
`;

/** The ways in which the user can confirm their identity. */
export interface Means {
  hasPasskey: boolean;
  hasCode: boolean;
  hasPassword: boolean;
}

interface ProofDialogProps {
  means: Means;
  onDone: (isProved: boolean) => void;
}

export function ProofDialog({ means, onDone }: ProofDialogProps) {
  const id = useId();
  const { hasPasskey, hasCode, hasPassword } = means;
  const [isPending, usePasskey] = usePasskeyProof(onDone);
  const form = useProofForm(means, onDone);
  const hasForm = hasCode || hasPassword;
  return (
    <QuestionDialog
      isOpen
      onClose={() => onDone(false)}
      title={<FormattedMessage id="proof.title" defaultMessage="Confirm it’s you" />}
      actions={
        hasForm && (
          <Button type="submit" form={id} isPending={form.isPending}>
            <FormattedMessage id="page.confirm" />
          </Button>
        )
      }
    >
      <p>
        {hasForm || hasPasskey ? (
          <FormattedMessage
            id="proof.text"
            defaultMessage="For your security, confirm it’s you. Then you continue where you left off."
          />
        ) : (
          <FormattedMessage
            id="proof.none"
            defaultMessage="For your security, log out and log in again, then do this within ten minutes."
          />
        )}
      </p>
      {hasPasskey && (
        <Button variant={hasForm ? 'outline' : 'primary'} isPending={isPending} onPress={usePasskey}>
          <FormattedMessage {...passkeyMessages.use} />
        </Button>
      )}
      {hasForm && (
        <StackedForm id={id} form={form}>
          {hasCode && <CodeField {...form.field('code')} />}
          {hasPassword && <SecretField {...form.field('currentPassword')} autoComplete="current-password" isRequired />}
        </StackedForm>
      )}
    </QuestionDialog>
  );
}

function useProofForm({ hasCode, hasPassword }: Means, onDone: ProofDialogProps['onDone']) {
  return useForm({
    initial: { code: '', currentPassword: '' },
    check: ({ code, currentPassword }) => ({
      code: hasCode && code.trim() === '' ? passkeyMessages.codeRequired : undefined,
      currentPassword: hasPassword && currentPassword === '' ? formMessages.passwordRequired : undefined,
    }),
    send: async ({ code, currentPassword }) => {
      const input = hasCode ? { code: code.trim() } : { currentPassword };
      await ask<ProofDialogMutation>(mutation, { input });
      onDone(true);
    },
  });
}

function usePasskeyProof(onDone: ProofDialogProps['onDone']) {
  const intl = useIntl();
  return usePending(async () => {
    try {
      const { startProof } = await ask<ProofDialogPasskeyMutation>(start, {});
      const passkey = await askPasskey(startProof.options);
      await ask<ProofDialogMutation>(mutation, { input: { passkey } });
      onDone(true);
    } catch (error) {
      if (error instanceof NoPasskey) return;
      showFailure(intl, error, { title: passkeyMessages.failed, otherwise: passkeyMessages.failedText });
    }
  });
}
