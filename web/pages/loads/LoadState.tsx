import { FormattedMessage } from 'react-intl';
import type { Load } from '#web/loads/loads.ts';
import { Chip } from '#web/ui/Chip.tsx';

/** The state of a load by its answers: with prices, with other answers, or waiting. */
export function LoadState({ asked }: Pick<Load, 'asked'>) {
  const answers = asked.map(({ answer }) => answer);
  const state = answers.includes('PRICE') ? 'priced' : answers.some(Boolean) ? 'answered' : 'waiting';
  return (
    <Chip tone={state === 'priced' ? 'success' : 'plain'}>
      <FormattedMessage
        id="load.state"
        defaultMessage="{state, select, priced {Has prices} answered {Has answers} other {Waiting}}"
        values={{ state }}
      />
    </Chip>
  );
}
