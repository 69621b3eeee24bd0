import { useEffect, useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { Language } from '#shared/language.ts';
import type { DecisionBar_provider$key } from '#web/__generated__/DecisionBar_provider.graphql.ts';
import { usePending } from '#web/forms/usePending.ts';
import { useShortcuts } from '#web/pages/bo/useShortcuts.ts';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';
import bar from '../../ActionBar.module.css';
import type { Origin } from '../useOrigin.ts';
import type { Decision } from './decide.ts';
import { decisionMessages } from './decisionMessages.ts';
import { decidedJustNow } from './lastDecision.ts';
import css from './Moderation.module.css';
import { ReasonDialog } from './ReasonDialog.tsx';
import { moderationKeys, ShortcutHelp } from './ShortcutHelp.tsx';
import { useDecide } from './useDecide.ts';

const milliseconds = 500;

interface DecisionBarProps {
  provider: DecisionBar_provider$key;
  origin: Origin;
  isDirty: boolean;
  /** Returns whether the form is valid, and shows its errors. */
  check: () => boolean;
  onOpen: () => void;
}

/** The decisions that staff can make about a provider. */
export function DecisionBar({ provider, origin, isDirty, check, onOpen }: DecisionBarProps) {
  const data = useFragment(
    graphql`
      fragment DecisionBar_provider on Provider {
        status
        language
        ...useDecide_provider
        moderation @required(action: THROW) {
          applicantEmail
          taxNumber
          assignment {
            isOwn
          }
        }
      }
    `,
    provider,
  );
  const isWaiting = data.status === 'WAITING';
  const isApproved = data.status === 'APPROVED';
  const isSuspended = data.status === 'SUSPENDED';
  const isArmed = useIsArmed();
  const [asking, setAsking] = useState<'CHANGES_REQUESTED' | 'REJECTED' | 'SUSPENDED' | null>(null);
  // Kept when the dialog is closed, as the text may be used again.
  const [reason, setReason] = useState('');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { decide, skip } = useDecide({ provider: data, isWaiting }, origin);
  const [isApproving, approve] = usePending(() => decide({ kind: 'APPROVED' }));
  const [isPublishing, publish] = usePending(() => decide({ kind: 'PUBLISHED' }));
  const [isSkipping, skipOne] = usePending(skip);
  const isOthers = isWaiting && data.moderation.assignment?.isOwn === false;
  const canDecide = !isDirty && isArmed && !isOthers;
  const canApprove = !isApproved && !isSuspended && canDecide;
  const canSendBack = isWaiting && canDecide;
  const canSkip = origin.isQueue && isArmed;

  const actions = {
    a: () => canApprove && check() && approve(),
    c: () => canSendBack && setAsking('CHANGES_REQUESTED'),
    r: () => canSendBack && setAsking('REJECTED'),
    s: () => canSkip && skipOne(),
  };
  useShortcuts({ ...actions, e: onOpen, o: onOpen, '?': () => setHelpOpen(true) });

  const button = (
    key: keyof typeof actions,
    message: MessageDescriptor,
    look: { variant: ButtonVariant; isDisabled: boolean; isPending?: boolean },
  ) => (
    <Button {...look} aria-keyshortcuts={key} onPress={actions[key]}>
      <FormattedMessage {...message} />
      <span className={css.key} aria-hidden="true">
        {key.toUpperCase()}
      </span>
    </Button>
  );

  return (
    <div className={`${bar.bar} ${css.bar}`} data-decided={isApproved || isSuspended || undefined}>
      <div className={bar.buttons}>
        {!isApproved &&
          !isSuspended &&
          button('a', decisionMessages.approve, {
            variant: 'approve',
            isDisabled: !canApprove,
            isPending: isApproving,
          })}
        {isApproved && (
          <Button variant="outline" isDisabled={!canDecide} onPress={() => setAsking('SUSPENDED')}>
            <FormattedMessage {...decisionMessages.suspend} />
          </Button>
        )}
        {isSuspended && (
          <Button variant="approve" isDisabled={!canDecide} isPending={isPublishing} onPress={publish}>
            <FormattedMessage {...decisionMessages.publish} />
          </Button>
        )}
        {isWaiting && button('c', decisionMessages.changes, { variant: 'outline', isDisabled: !canSendBack })}
        {isWaiting && button('r', decisionMessages.reject, { variant: 'danger', isDisabled: !canSendBack })}
        {origin.isQueue &&
          button('s', decisionMessages.skip, { variant: 'quiet', isDisabled: !canSkip, isPending: isSkipping })}
      </div>
      <ShortcutHelp keys={moderationKeys} isOpen={isHelpOpen} onChange={setHelpOpen} />
      {isDirty && (
        <p className={css.why} role="status">
          <FormattedMessage id="bo.why.dirty" defaultMessage="Save or discard your changes before you decide." />
        </p>
      )}
      {asking && (
        <ReasonDialog
          kind={asking}
          applicantLanguage={data.language as Language}
          hasApplicant={Boolean(data.moderation.applicantEmail)}
          hasTaxNumber={Boolean(data.moderation.taxNumber)}
          reason={reason}
          onReason={setReason}
          onClose={() => setAsking(null)}
          onSend={async (decision: Omit<Decision, 'kind'>) => {
            if (await decide({ kind: asking, ...decision })) setAsking(null);
          }}
        />
      )}
    </div>
  );
}

/**
 * Whether the buttons and keys that decide are active. They are inactive for a short time after a decision, as the
 * second of two quick presses was meant for the previous provider.
 */
function useIsArmed(): boolean {
  const [isArmed, setArmed] = useState(() => !decidedJustNow());
  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), milliseconds);
    return () => clearTimeout(timer);
  }, []);
  return isArmed;
}
