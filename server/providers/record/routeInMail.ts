import type { Words } from '#server/i18n/messages.ts';
import type { Letter } from '#server/mail/letter.ts';
import { registrationSteps } from '#shared/registrationSteps.ts';

const NAMES = {
  received: 'timeline.received',
  confirmed: 'page.emailConfirmed',
  unconfirmed: 'verify.title',
  review: 'business.waiting',
  WAITING: 'timeline.published',
  APPROVED: 'timeline.published',
  SENT_BACK: 'page.changesRequested',
  REJECTED: 'timeline.rejected',
  SUSPENDED: 'business.suspended',
} as const;

/** The progress of a business towards publication, for a mail to its applicant. */
export function routeInMail(words: Words, ...status: Parameters<typeof registrationSteps>): Pick<Letter, 'route'> {
  const route = registrationSteps(...status).map(({ name, state }) => ({ name: words(NAMES[name]), state }));
  return route.length > 0 ? { route } : {};
}
