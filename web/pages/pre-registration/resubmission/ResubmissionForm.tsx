import { useState } from 'react';
import { formTexts, SUBMISSION_TEXT_NAMES } from '#shared/providerForm.ts';
import { noChoice } from '#web/forms/Selector.tsx';
import type { PreRegistration } from '../checkPreRegistration.ts';
import { PreRegistrationForm } from '../PreRegistrationForm.tsx';
import { usePreRegistration } from '../usePreRegistration.ts';
import { LinkDead } from './LinkDead.tsx';
import { leaveResubmission } from './leaveResubmission.ts';
import css from './ResubmissionForm.module.css';
import { ReturnedNote } from './ReturnedNote.tsx';
import { resubmissionKey } from './resubmissionKey.ts';
import { isDead, type Returned } from './useResubmission.ts';

/** The usual form, holding what was sent before. Nothing is kept of what is typed: the draft is another business's. */
export function ResubmissionForm({ token, returned }: { token: string; returned: Returned }) {
  const [key] = useState(() => resubmissionKey(token));
  const [refusal, setRefusal] = useState<string | null>(null);
  const { form, part } = usePreRegistration({
    initial: asForm(returned),
    idempotencyKey: () => key,
    resubmitToken: token,
    onSent: leaveResubmission,
    // In another tab it was sent meanwhile. What is typed here stays, to be copied.
    onFailure: (error) => setRefusal(isDead(error) ? error.message : null),
  });
  return (
    <div className={css.returned}>
      {refusal ? <LinkDead>{refusal}</LinkDead> : <ReturnedNote reason={returned.reason} />}
      <PreRegistrationForm form={form} part={part} isReturned isImageKept={returned.hasImage} />
    </div>
  );
}

function asForm({ service, address, ...returned }: Returned): PreRegistration {
  return {
    email: returned.email,
    ...formTexts(returned, SUBMISSION_TEXT_NAMES),
    serviceId: service ? { text: service.name, id: String(service.databaseId) } : noChoice,
    addressId: { text: address.displayName, id: String(address.databaseId) },
    contactEmail: returned.contactEmail ?? '',
    contactWhatsapp: returned.contactWhatsapp ?? '',
    contactPhone: returned.contactPhone ?? '',
    file: [],
  };
}
