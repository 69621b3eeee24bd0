import { paths } from '../paths.ts';
import { isStaff, type SessionUser } from '../session/session.ts';
import type { IconName } from '../ui/Icon.tsx';
import { accountMessages } from './accountMessages.ts';

const destinations = {
  dashboard: { href: paths.dashboard(), icon: 'building', for: 'everyone' },
  profile: { href: paths.profile(), icon: 'user', for: 'everyone' },
  watches: { href: paths.watches(), icon: 'bell', for: 'everyone' },
  admin: { href: paths.backOffice(), icon: 'shield', for: 'staff' },
  mvp: { href: paths.mvp(), icon: 'chart', for: 'superAdmins' },
  help: { href: paths.help(), icon: 'help', for: 'everyone' },
} as const satisfies Record<string, { href: string; icon: IconName; for: 'everyone' | 'staff' | 'superAdmins' }>;

/** The named destinations that this user sees. The server checks the user's rights. */
export function accountDestinations(user: SessionUser, names: (keyof typeof destinations)[]) {
  const groups = { everyone: true, staff: isStaff(user), superAdmins: user.isSuperAdmin };
  return names
    .map((id) => ({ id, ...destinations[id], message: accountMessages[id] }))
    .filter((item) => groups[item.for]);
}
