import { useIntl } from 'react-intl';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import css from './SendProgress.module.css';

/** Shows the share of the form already sent, from 0 to 1; null while it is not being sent. */
export function SendProgress({ part }: { part: number | null }) {
  const intl = useIntl();
  const say = (value: number) =>
    intl.formatMessage(
      { id: 'preRegistration.sending', defaultMessage: 'Sending: {percent}' },
      { percent: intl.formatNumber(value, { style: 'percent' }) },
    );
  return (
    <div className={css.progress}>
      {part !== null && (
        <>
          <p aria-hidden="true">{say(part)}</p>
          <ProgressBar aria-label={say(part)} value={part} />
        </>
      )}
      {/* Announced only occasionally, as announcing every step would interrupt all other announcements. */}
      <VisuallyHidden role="status">{part !== null && say(Math.floor(part * 4) / 4)}</VisuallyHidden>
    </div>
  );
}
