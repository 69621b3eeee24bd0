import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { AppSection_viewer$key } from '#web/__generated__/AppSection_viewer.graphql.ts';
import type { AppSectionConfirmMutation } from '#web/__generated__/AppSectionConfirmMutation.graphql.ts';
import type { AppSectionRemoveMutation } from '#web/__generated__/AppSectionRemoveMutation.graphql.ts';
import type {
  AppSectionStartMutation,
  AppSectionStartMutation$data,
} from '#web/__generated__/AppSectionStartMutation.graphql.ts';
import { CodeField } from '#web/forms/CodeField.tsx';
import { QuestionDialog } from '#web/forms/QuestionDialog.tsx';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import { useForm } from '#web/forms/useForm.ts';
import { useSending } from '#web/forms/useSending.ts';
import { passkeyMessages } from '#web/passkeys/passkeyMessages.ts';
import { ask } from '#web/relay/ask.ts';
import { commit } from '#web/relay/commit.ts';
import { enterSession } from '#web/session/changeSession.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ListSection } from '#web/ui/ListSection.tsx';
import { ShownSecret } from '#web/ui/ShownSecret.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import css from './SecurityItem.module.css';
import { SecurityItem } from './SecurityItem.tsx';
import { securityMessages } from './securityMessages.ts';

const start = graphql`
  mutation AppSectionStartMutation {
    startTotp {
      secret
      qrCode {
        size
        path
      }
    }
  }
`;

const confirm = graphql`
  mutation AppSectionConfirmMutation($input: ConfirmTotpInput!) {
    confirmTotp(input: $input) {
      ... on ConfirmTotpPayload {
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
  mutation AppSectionRemoveMutation {
    removeTotp {
      viewer {
        ...SecurityPage_viewer
      }
    }
  }
`;

type Secret = AppSectionStartMutation$data['startTotp'];

interface AppSectionProps {
  viewer: AppSection_viewer$key;
  onCodes: (codes: readonly string[] | null) => void;
}

/** The authenticator app, with actions to add and remove it. */
export function AppSection({ viewer, onCodes }: AppSectionProps) {
  const intl = useIntl();
  const [secret, setSecret] = useState<Secret | null>(null);
  const { hasAuthenticatorApp } = useFragment(
    graphql`
      fragment AppSection_viewer on User {
        hasAuthenticatorApp
      }
    `,
    viewer,
  );
  const [isPending, begin] = useSending({ otherwise: securityMessages.failed }, async () => {
    const { startTotp } = await ask<AppSectionStartMutation>(start, {});
    setSecret(startTotp);
  });
  const title = <FormattedMessage {...securityMessages.app} />;
  return (
    <ListSection
      title={title}
      action={
        !hasAuthenticatorApp && (
          <Button variant="outline" isPending={isPending} onPress={begin}>
            <Icon name="plus" />
            <FormattedMessage id="security.addApp" defaultMessage="Add an app" />
          </Button>
        )
      }
      none={
        <FormattedMessage
          id="security.noApp"
          defaultMessage="An app on your phone shows a new code every 30 seconds. You enter it after your password."
        />
      }
      items={
        hasAuthenticatorApp
          ? [
              <SecurityItem
                key="app"
                name={title}
                facts={
                  <FormattedMessage
                    id="security.appOn"
                    defaultMessage="After your password, we ask for a code from this app."
                  />
                }
                action={
                  <ConfirmButton
                    label={<FormattedMessage {...securityMessages.remove} />}
                    question={
                      <FormattedMessage id="security.removeApp" defaultMessage="Remove the authenticator app?" />
                    }
                    text={
                      <FormattedMessage
                        id="security.removeAppText"
                        defaultMessage="Its codes stop working. Without a passkey, your password alone will log you in."
                      />
                    }
                    done={intl.formatMessage(securityMessages.removed)}
                    onConfirm={() => commit<AppSectionRemoveMutation>(remove, {})}
                  />
                }
              />,
            ]
          : []
      }
    >
      {secret && <ConfirmDialog secret={secret} onClose={() => setSecret(null)} onCodes={onCodes} />}
    </ListSection>
  );
}

interface ConfirmDialogProps extends Pick<AppSectionProps, 'onCodes'> {
  secret: Secret;
  onClose: () => void;
}

/** A dialog that shows the secret of the app once, and requires its first code. */
function ConfirmDialog({ secret: { secret, qrCode }, onClose, onCodes }: ConfirmDialogProps) {
  const id = useId();
  const intl = useIntl();
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? passkeyMessages.codeRequired : undefined }),
    send: async ({ code }) => {
      const { confirmTotp } = await commit<AppSectionConfirmMutation>(confirm, { input: { code: code.trim() } });
      onClose();
      onCodes(confirmTotp.recoveryCodes ?? null);
      enterSession(confirmTotp.viewer!);
    },
    failed: { otherwise: securityMessages.failed },
  });
  return (
    <QuestionDialog
      isOpen
      onClose={onClose}
      title={<FormattedMessage id="security.newApp" defaultMessage="Add an authenticator app" />}
      actions={
        <Button type="submit" form={id} isPending={form.isPending}>
          <FormattedMessage id="security.turnOn" defaultMessage="Turn on" />
        </Button>
      }
    >
      <svg
        className={css.code}
        viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
        role="img"
        data-clarity-mask="true"
        aria-label={intl.formatMessage({
          id: 'security.qrCode',
          defaultMessage: 'QR code for the app. The same key is shown as text below.',
        })}
      >
        <path fill="#fff" d={`M0 0h${qrCode.size}v${qrCode.size}h-${qrCode.size}z`} />
        <path fill="#000" d={qrCode.path} />
      </svg>
      <ShownSecret
        secret={secret}
        warning={
          <FormattedMessage
            id="security.appOnce"
            defaultMessage="Scan the code with your app, or type this key into it. It is shown only once."
          />
        }
        copyLabel={intl.formatMessage(securityMessages.copy)}
        copiedLabel={intl.formatMessage(securityMessages.copied)}
      >
        <FormattedMessage id="security.appThen" defaultMessage="Then enter the code from the app." />
      </ShownSecret>
      <StackedForm id={id} form={form}>
        <CodeField {...form.field('code')} hasHint={false} />
      </StackedForm>
    </QuestionDialog>
  );
}
