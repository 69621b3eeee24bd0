import { forgetMailedToken } from '#web/mailedToken.ts';
import { paths } from '#web/paths.ts';
import { forgetResubmissionKey } from './resubmissionKey.ts';

/** From now on the page is for a business we do not know yet. */
export function leaveResubmission(): void {
  forgetMailedToken(paths.preRegistration());
  forgetResubmissionKey();
}
