import { defineMessages, FormattedMessage } from 'react-intl';
import { Chip } from '#web/ui/Chip.tsx';

export const severityMessages = defineMessages({
  INFO: { id: 'bo.severity.info', defaultMessage: 'Info' },
  WARNING: { id: 'bo.warning' },
  ERROR: { id: 'page.error' },
});

const tones = { INFO: 'plain', WARNING: 'warning', ERROR: 'error' } as const;

/** The severity of a log entry, as the server names it. */
export function SeverityChip({ severity }: { severity: string }) {
  return (
    <Chip tone={tones[severity as keyof typeof tones]}>
      <FormattedMessage {...severityMessages[severity as keyof typeof tones]} />
    </Chip>
  );
}
