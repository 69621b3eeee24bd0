import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { RecoverySection_viewer$key } from '#web/__generated__/RecoverySection_viewer.graphql.ts';
import type { RecoverySectionMutation } from '#web/__generated__/RecoverySectionMutation.graphql.ts';
import { commit } from '#web/relay/commit.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ListSection } from '#web/ui/ListSection.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import css from './SecurityItem.module.css';
import { securityMessages } from './securityMessages.ts';

const mutation = graphql`
  mutation RecoverySectionMutation {
    replaceRecoveryCodes {
      recoveryCodes
      viewer {
        ...RecoverySection_viewer
      }
    }
  }
`;

interface RecoverySectionProps {
  viewer: RecoverySection_viewer$key;
  onCodes: (codes: readonly string[] | null) => void;
}

/** The number of unused one-time codes; nothing without a second factor. */
export function RecoverySection({ viewer, onCodes }: RecoverySectionProps) {
  const intl = useIntl();
  const { recoveryCodesLeft, hasAuthenticatorApp, passkeys } = useFragment(
    graphql`
      fragment RecoverySection_viewer on User {
        recoveryCodesLeft
        hasAuthenticatorApp
        passkeys {
          __typename
        }
      }
    `,
    viewer,
  );
  if (!hasAuthenticatorApp && passkeys.length === 0) return null;
  const replace = async () => {
    const { replaceRecoveryCodes } = await commit<RecoverySectionMutation>(mutation, {});
    onCodes(replaceRecoveryCodes.recoveryCodes ?? null);
  };
  return (
    <ListSection
      title={<FormattedMessage id="security.codes" defaultMessage="Recovery codes" />}
      action={
        <ConfirmButton
          label={<FormattedMessage id="security.newCodes" defaultMessage="Generate new codes" />}
          question={<FormattedMessage id="security.newCodesQuestion" defaultMessage="Replace the recovery codes?" />}
          text={<FormattedMessage id="security.newCodesText" defaultMessage="The old codes stop working." />}
          done={intl.formatMessage({ id: 'security.codesReplaced', defaultMessage: 'Recovery codes replaced' })}
          onConfirm={replace}
        />
      }
      none={
        <FormattedMessage
          id="security.codesLeft"
          defaultMessage="{count, plural, =0 {No codes left. Generate new ones: without them, losing your phone locks you out.} one {One code left. Each code logs you in once if you lose your phone.} other {# codes left. Each code logs you in once if you lose your phone.}}"
          values={{ count: recoveryCodesLeft }}
        />
      }
      items={[]}
    />
  );
}

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** A dialog with the one-time codes, which are shown only once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      isOpen
      isQuestion
      isWide
      onClose={onClose}
      title={<FormattedMessage id="security.yourCodes" defaultMessage="Your recovery codes" />}
      actions={
        <>
          <CopyButton
            text={() => codes.join('\n')}
            label={intl.formatMessage(securityMessages.copy)}
            copiedLabel={intl.formatMessage(securityMessages.copied)}
          />
          <Button onPress={onClose}>
            <FormattedMessage id="security.codesKept" defaultMessage="I have saved them" />
          </Button>
        </>
      }
    >
      <Notice type="warning">
        <p>
          <FormattedMessage
            id="security.codesOnce"
            defaultMessage="Print these codes or store them where only you can read them: they are shown only once. Each code logs you in once if you lose your phone."
          />
        </p>
      </Notice>
      <ul className={css.codes} data-clarity-mask="true">
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
