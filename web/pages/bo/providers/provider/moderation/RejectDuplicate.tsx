import { useState } from 'react';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { Language } from '#shared/language.ts';
import type { RejectDuplicate_provider$key } from '#web/__generated__/RejectDuplicate_provider.graphql.ts';
import type { Origin } from '../useOrigin.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { stockReasons } from './stockReasons.ts';
import { useDecide } from './useDecide.ts';

interface RejectDuplicateProps {
  provider: RejectDuplicate_provider$key;
  /** It is in the queue. */
  isWaiting: boolean;
  origin: Origin;
  onClose: () => void;
}

/** Rejects a provider that is in the directory already; the reason is written, and can be changed. */
export function RejectDuplicate({ provider, isWaiting, origin, onClose }: RejectDuplicateProps) {
  const data = useFragment(
    graphql`
      fragment RejectDuplicate_provider on Provider {
        language
        ...useDecide_provider
      }
    `,
    provider,
  );
  const applicantLanguage = data.language as Language;
  const duplicate = stockReasons.REJECTED.find(({ id }) => id === 'duplicate');
  const [reason, setReason] = useState(duplicate?.texts[applicantLanguage].text ?? '');
  const { decide } = useDecide({ provider: data, isWaiting }, origin);
  return (
    <ReasonDialog
      kind="REJECTED"
      applicantLanguage={applicantLanguage}
      reason={reason}
      onReason={setReason}
      onClose={onClose}
      onSend={async (decision) => {
        if (await decide({ kind: 'REJECTED', ...decision })) onClose();
      }}
    />
  );
}
