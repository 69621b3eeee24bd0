import { FormattedMessage } from 'react-intl';
import { Chip } from '#web/ui/Chip.tsx';
import { statusMessages } from './importMessages.ts';

const tones = {
  CHECKING: 'plain',
  CHECKED: 'warning',
  IMPORTING: 'plain',
  DONE: 'success',
  FAILED: 'error',
  CANCELLED: 'plain',
  UNDOING: 'plain',
  UNDONE: 'plain',
} as const;

/** The status of an import, as the server names it. */
export function ImportStatus({ status }: { status: string }) {
  const known = status as keyof typeof tones;
  return (
    <Chip tone={tones[known]}>
      <FormattedMessage {...statusMessages[known]} />
    </Chip>
  );
}
