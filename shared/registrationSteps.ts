/** The status of a business for its applicant. */
type Status = 'WAITING' | 'APPROVED' | 'SENT_BACK' | 'REJECTED' | 'SUSPENDED';

export interface RegistrationStep {
  name: 'received' | 'confirmed' | 'unconfirmed' | 'review' | Status;
  state: 'done' | 'now' | 'later';
}

/** The progress of a business towards publication: four steps, or an empty list when all are done. */
export function registrationSteps(status: Status, isConfirmed: boolean): RegistrationStep[] {
  const isDecided = status !== 'WAITING';
  if (isConfirmed && status === 'APPROVED') return [];
  return [
    { name: 'received', state: 'done' },
    isConfirmed ? { name: 'confirmed', state: 'done' } : { name: 'unconfirmed', state: isDecided ? 'later' : 'now' },
    { name: 'review', state: isDecided ? 'done' : isConfirmed ? 'now' : 'later' },
    { name: status, state: status === 'APPROVED' ? 'done' : isDecided ? 'now' : 'later' },
  ];
}
