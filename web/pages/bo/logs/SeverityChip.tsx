import { defineMessages, FormattedMessage } from 'react-intl';
import { Chip } from '#web/ui/Chip.tsx';
import css from './LogsPage.module.css';

export const severityMessages = defineMessages({
  INFO: { id: 'bo.severity.info', defaultMessage: 'Info' },
  WARNING: { id: 'bo.warning' },
  ERROR: { id: 'page.error' },
});

const tones = { WARNING: 'warning', ERROR: 'error' } as const;

/** The severity of a log entry, as the server names it; warnings and errors are in a pill. */
export function SeverityChip({ severity }: { severity: string }) {
  const name = <FormattedMessage {...severityMessages[severity as keyof typeof severityMessages]} />;
  if (severity === 'INFO') return <span className={css.info}>{name}</span>;
  return <Chip tone={tones[severity as keyof typeof tones]}>{name}</Chip>;
}
