import { paths } from '../paths.ts';
import type { SessionUser } from '../session/session.ts';
import type { IconName } from '../ui/Icon.tsx';
import { accountMessages } from './accountMessages.ts';

const destinations = {
  dashboard: { href: paths.dashboard(), icon: 'building', forAdmins: false },
  profile: { href: paths.profile(), icon: 'user', forAdmins: false },
  admin: { href: paths.backOffice(), icon: 'shield', forAdmins: true },
  mvp: { href: paths.mvp(), icon: 'chart', forAdmins: true },
  help: { href: paths.help(), icon: 'help', forAdmins: false },
} as const satisfies Record<string, { href: string; icon: IconName; forAdmins: boolean }>;

/** Those of the named places that are shown to this person. What they may do there the server decides. */
export function accountDestinations(user: SessionUser, names: (keyof typeof destinations)[]) {
  return names
    .map((id) => ({ id, ...destinations[id], message: accountMessages[id] }))
    .filter(({ forAdmins }) => !forAdmins || user.isSuperAdmin);
}
