import { FormattedMessage } from 'react-intl';
import { StaleNotice } from '#web/pages/bo/editor/StaleNotice.tsx';
import type { ProviderValues } from './providerValues.ts';
import type { TaxTypeGroup } from './useTaxTypes.ts';
import { useVersionLines } from './useVersionLines.ts';

interface StaleProviderProps {
  mine: ProviderValues;
  theirs: ProviderValues;
  taxTypes: readonly TaxTypeGroup[];
  onKeepTheirs: () => void;
  onSaveMine: () => Promise<void>;
}

export function StaleProvider({ mine, theirs, taxTypes, ...choices }: StaleProviderProps) {
  return (
    <StaleNotice
      {...choices}
      title={
        <FormattedMessage
          id="bo.stale"
          defaultMessage="Somebody else saved this provider meanwhile"
          description="Heading above two versions of a provider"
        />
      }
      lines={useVersionLines(mine, theirs, taxTypes)}
    />
  );
}
