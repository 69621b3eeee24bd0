import { defineMessages, useIntl } from 'react-intl';
import { registrationSteps } from '#shared/registrationSteps.ts';
import { Icon } from '../ui/Icon.tsx';
import type { BusinessState } from './StatusChip.tsx';
import css from './status.module.css';

const messages = defineMessages({
  received: { id: 'timeline.received' },
  confirmed: { id: 'page.emailConfirmed' },
  unconfirmed: { id: 'verify.title' },
  review: { id: 'business.waiting' },
  WAITING: { id: 'timeline.published' },
  APPROVED: { id: 'timeline.published' },
  SENT_BACK: { id: 'page.changesRequested' },
  REJECTED: { id: 'timeline.rejected' },
  SUSPENDED: { id: 'business.suspended' },
});

interface TimelineProps {
  status: BusinessState;
  isConfirmed: boolean;
}

/** The progress of a business towards publication, as points on a route; nothing once it is there. */
export function Timeline({ status, isConfirmed }: TimelineProps) {
  const intl = useIntl();
  const steps = registrationSteps(status, isConfirmed);
  if (steps.length === 0) return null;
  return (
    <ol
      className={css.route}
      aria-label={intl.formatMessage({
        id: 'timeline.label',
        defaultMessage: 'Status',
        description: 'Name of the steps of a registration',
      })}
    >
      {steps.map(({ name, state }) => (
        <li key={name} className={css.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={css.point}>{state === 'done' && <Icon name="check" size={16} />}</span>
          {intl.formatMessage(messages[name])}
        </li>
      ))}
    </ol>
  );
}
