import { useState } from 'react';
import type { Language } from '#shared/language.ts';
import type { Origin } from '../useOrigin.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { stockReasons } from './stockReasons.ts';
import { type Decided, useDecide } from './useDecide.ts';

interface RejectDuplicateProps {
  provider: Decided;
  applicantLanguage: Language;
  origin: Origin;
  onClose: () => void;
}

/** Rejects a provider that is in the directory already; the reason is written, and can be changed. */
export function RejectDuplicate({ provider, applicantLanguage, origin, onClose }: RejectDuplicateProps) {
  const duplicate = stockReasons.REJECTED.find(({ id }) => id === 'duplicate');
  const [reason, setReason] = useState(duplicate?.texts[applicantLanguage].text ?? '');
  const { decide } = useDecide(provider, origin);
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
