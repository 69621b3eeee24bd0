import { checkPreRegistration, type PreRegistration } from './checkPreRegistration.ts';

/** The parts of the form, in their order. */
export const STEPS = ['business', 'services', 'contact'] as const;
export type Step = (typeof STEPS)[number];

const STEP_OF: Partial<Record<keyof PreRegistration, Step>> = {
  serviceId: 'services',
  placeId: 'services',
  moreServices: 'services',
  lanes: 'services',
  contactEmail: 'contact',
  contactWhatsapp: 'contact',
  contactPhone: 'contact',
};

/** The steps without missing or invalid values. */
export function stepsDone(values: PreRegistration): ReadonlySet<Step> {
  const done = new Set<Step>(STEPS);
  for (const [path, error] of Object.entries(checkPreRegistration({ ...values, file: [] })))
    if (error) done.delete(STEP_OF[path.split('.')[0] as keyof PreRegistration] ?? 'business');
  return done;
}
