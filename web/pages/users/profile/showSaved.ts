import type { IntlShape } from 'react-intl';
import type { SessionUser } from '#web/session/session.ts';
import { showToast } from '#web/ui/toasts.ts';
import { passwordMessages } from '../passwordMessages.ts';
import { profileMessages } from './profileMessages.ts';

interface Saved {
  before: SessionUser;
  saved: SessionUser;
  isPasswordNew: boolean;
}

/** Says what was saved: the password, the rest of the profile, or each. */
export function showSaved(intl: IntlShape, { before, saved, isPasswordNew }: Saved): void {
  const isRestNew = saved.displayName !== before.displayName || saved.pendingEmail !== before.pendingEmail;
  const say = (title: string) => void showToast({ type: 'success', title, seconds: 3 });
  if (isPasswordNew) say(intl.formatMessage(passwordMessages.updated));
  if (isRestNew || !isPasswordNew) say(intl.formatMessage(profileMessages.updated));
}
