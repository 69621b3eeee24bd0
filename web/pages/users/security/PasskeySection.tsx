import { useId, useState } from 'react';
import { defineMessage, FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { PasskeySection_viewer$key } from '#web/__generated__/PasskeySection_viewer.graphql.ts';
import type { PasskeySectionAddMutation } from '#web/__generated__/PasskeySectionAddMutation.graphql.ts';
import type { PasskeySectionRemoveMutation } from '#web/__generated__/PasskeySectionRemoveMutation.graphql.ts';
import type { PasskeySectionStartMutation } from '#web/__generated__/PasskeySectionStartMutation.graphql.ts';
import { QuestionDialog } from '#web/forms/QuestionDialog.tsx';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import { showFailure } from '#web/forms/showFailure.ts';
import { useForm } from '#web/forms/useForm.ts';
import { passkeyMessages } from '#web/passkeys/passkeyMessages.ts';
import { makePasskey, NoPasskey } from '#web/passkeys/passkeys.ts';
import { ask } from '#web/relay/ask.ts';
import { commit } from '#web/relay/commit.ts';
import { enterSession } from '#web/session/changeSession.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ListSection } from '#web/ui/ListSection.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { SecurityItem } from './SecurityItem.tsx';
import { securityMessages } from './securityMessages.ts';

const start = graphql`
  mutation PasskeySectionStartMutation {
    startPasskey {
      options
    }
  }
`;

const add = graphql`
  mutation PasskeySectionAddMutation($input: AddPasskeyInput!) {
    addPasskey(input: $input) {
      ... on AddPasskeyPayload {
        recoveryCodes
        viewer {
          ...SecurityPage_viewer
          ...keepSession_user @relay(mask: false)
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

const remove = graphql`
  mutation PasskeySectionRemoveMutation($input: DeletePasskeyInput!) {
    deletePasskey(input: $input) {
      viewer {
        ...SecurityPage_viewer
      }
    }
  }
`;

interface PasskeySectionProps {
  viewer: PasskeySection_viewer$key;
  onCodes: (codes: readonly string[] | null) => void;
}

/** The user's passkeys, with actions to add and remove them. */
export function PasskeySection({ viewer, onCodes }: PasskeySectionProps) {
  const intl = useIntl();
  const [isAdding, setAdding] = useState(false);
  const { passkeys } = useFragment(
    graphql`
      fragment PasskeySection_viewer on User {
        passkeys {
          id
          name
          createdAt
          lastUsedAt
        }
      }
    `,
    viewer,
  );
  return (
    <ListSection
      title={<FormattedMessage id="security.passkeys" defaultMessage="Passkeys" />}
      action={
        <Button variant="outline" onPress={() => setAdding(true)}>
          <Icon name="plus" />
          <FormattedMessage id="security.newPasskey" />
        </Button>
      }
      none={
        <FormattedMessage
          id="security.noPasskeys"
          defaultMessage="With a passkey you log in with your fingerprint, face or device PIN, without a password."
        />
      }
      items={passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <SecurityItem
          key={id}
          name={name}
          facts={
            <FormattedMessage
              id="security.passkeyFacts"
              defaultMessage="{isUsed, select, true {Added {added}, last used {used}} other {Added {added}, never used}}"
              values={{
                isUsed: String(Boolean(lastUsedAt)),
                added: <FormattedDate value={createdAt} dateStyle="medium" />,
                used: lastUsedAt && <FormattedDate value={lastUsedAt} dateStyle="medium" />,
              }}
            />
          }
          action={
            <ConfirmButton
              label={<FormattedMessage {...securityMessages.remove} />}
              name={intl.formatMessage({ id: 'security.removeNamed', defaultMessage: 'Remove “{name}”' }, { name })}
              question={<FormattedMessage id="security.removePasskey" defaultMessage="Remove this passkey?" />}
              text={
                <FormattedMessage
                  id="security.removePasskeyText"
                  defaultMessage="You can no longer log in with it. Delete it on your device too."
                />
              }
              done={intl.formatMessage(securityMessages.removed)}
              onConfirm={() => commit<PasskeySectionRemoveMutation>(remove, { input: { id } })}
            />
          }
        />
      ))}
    >
      {isAdding && <AddDialog onClose={() => setAdding(false)} onCodes={onCodes} />}
    </ListSection>
  );
}

interface AddDialogProps extends Pick<PasskeySectionProps, 'onCodes'> {
  onClose: () => void;
}

/** A dialog for the name of a new passkey, after which the device creates the passkey. */
function AddDialog({ onClose, onCodes }: AddDialogProps) {
  const id = useId();
  const intl = useIntl();
  const form = useForm({
    initial: { name: '' },
    check: ({ name }) => ({
      name: name.trim() === '' ? defineMessage({ id: 'secondFactor.nameRequired' }) : undefined,
    }),
    send: async ({ name }) => {
      const { startPasskey } = await ask<PasskeySectionStartMutation>(start, {});
      const response = await makePasskey(startPasskey.options);
      const { addPasskey } = await commit<PasskeySectionAddMutation>(add, { input: { name: name.trim(), response } });
      onClose();
      onCodes(addPasskey.recoveryCodes ?? null);
      enterSession(addPasskey.viewer!);
    },
    onFailure: (error) => {
      if (error instanceof NoPasskey) return;
      showFailure(intl, error, { title: passkeyMessages.failed, otherwise: passkeyMessages.failedText });
    },
  });
  return (
    <QuestionDialog
      isOpen
      onClose={onClose}
      title={<FormattedMessage id="security.newPasskey" />}
      actions={
        <Button type="submit" form={id} isPending={form.isPending}>
          <FormattedMessage id="page.continue" />
        </Button>
      }
    >
      <StackedForm id={id} form={form}>
        <TextField
          {...form.field('name')}
          label={intl.formatMessage({ id: 'page.name' })}
          description={intl.formatMessage({
            id: 'security.passkeyNameHint',
            defaultMessage: 'To recognize it in this list, such as “Phone”.',
          })}
          autoComplete="off"
          maxLength={100}
          isRequired
        />
      </StackedForm>
    </QuestionDialog>
  );
}
