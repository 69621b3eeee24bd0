import { defineMessages, useIntl } from 'react-intl';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Cluster } from '../ui/layout.tsx';
import type { BusinessState } from './StatusChip.tsx';
import css from './status.module.css';

const messages = defineMessages({
  received: { id: 'timeline.received', defaultMessage: 'Received', description: 'Step of a registration' },
  confirmed: { id: 'page.emailConfirmed' },
  unconfirmed: { id: 'verify.title' },
  review: { id: 'business.waiting' },
  WAITING: { id: 'timeline.published' },
  APPROVED: { id: 'timeline.published' },
  SENT_BACK: { id: 'page.changesRequested' },
  REJECTED: { id: 'timeline.rejected', defaultMessage: 'Not published', description: 'Step of a registration' },
  SUSPENDED: { id: 'business.suspended' },
});

interface TimelineProps {
  status: BusinessState;
  isConfirmed: boolean;
}

/** The way of a business into the directory, and where it is on it. */
export function Timeline({ status, isConfirmed }: TimelineProps) {
  const intl = useIntl();
  const isDecided = status !== 'WAITING';
  const steps: { name: keyof typeof messages; state: 'done' | 'now' | 'later' }[] = [
    { name: 'received', state: 'done' },
    isConfirmed ? { name: 'confirmed', state: 'done' } : { name: 'unconfirmed', state: isDecided ? 'later' : 'now' },
    { name: 'review', state: isDecided ? 'done' : isConfirmed ? 'now' : 'later' },
    { name: status, state: isDecided ? 'now' : 'later' },
  ];
  const icons: Record<'done' | 'now' | 'later', IconName> = { done: 'check', now: 'arrow', later: 'minus' };
  return (
    <Cluster
      as="ol"
      across={4}
      size="sm"
      aria-label={intl.formatMessage({
        id: 'timeline.label',
        defaultMessage: 'Status',
        description: 'Name of the steps of a registration',
      })}
    >
      {steps.map(({ name, state }) => (
        <li key={name} className={css.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          {/* there is nothing after it */}
          <Icon name={name === 'APPROVED' ? icons.done : icons[state]} size={16} />
          {intl.formatMessage(messages[name])}
        </li>
      ))}
    </Cluster>
  );
}
