import { FormattedMessage } from 'react-intl';
import { Chip } from '../ui/Chip.tsx';
import type { TokenState } from './tokenState.ts';

const tones = { inUse: 'success', expired: 'warning', revoked: 'error' } as const;

export function TokenStateChip({ state }: { state: TokenState }) {
  return (
    <Chip tone={tones[state]}>
      <FormattedMessage
        id="tokens.state"
        defaultMessage="{state, select, inUse {In use} expired {Expired} other {Revoked}}"
        description="What has become of an access token"
        values={{ state }}
      />
    </Chip>
  );
}
