import { defineMessages, FormattedDate, useIntl } from 'react-intl';
import { type RegistrationStep, registrationSteps } from '#shared/registrationSteps.ts';
import { Icon } from '../ui/Icon.tsx';
import { Text } from '../ui/layout.tsx';
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
  /** The date of the first point. If given, the points of a published business are shown, too. */
  receivedAt?: string;
}

const COMPLETE: RegistrationStep[] = (['received', 'confirmed', 'review', 'APPROVED'] as const).map((name) => ({
  name,
  state: 'done',
}));

/** The progress of a business towards publication, as points on a route; usually nothing after publication. */
export function Timeline({ status, isConfirmed, receivedAt }: TimelineProps) {
  const intl = useIntl();
  const left = registrationSteps(status, isConfirmed);
  const steps = left.length === 0 && receivedAt ? COMPLETE : left;
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
          <span>
            {intl.formatMessage(messages[name])}
            {name === 'received' && receivedAt && (
              <Text as="span" note>
                {' '}
                <FormattedDate value={receivedAt} dateStyle="medium" />
              </Text>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
