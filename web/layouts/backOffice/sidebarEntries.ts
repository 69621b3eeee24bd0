import { paths } from '#web/paths.ts';
import type { IconName } from '#web/ui/Icon.tsx';
import { queueOrigin } from './queueOrigin.ts';
import { sidebarMessages } from './sidebarMessages.ts';

interface SidebarEntry {
  href: string;
  icon: IconName;
  message: (typeof sidebarMessages)[keyof typeof sidebarMessages];
}

export const sidebarEntries: readonly SidebarEntry[] = [
  { href: paths.backOffice(), icon: 'chart', message: sidebarMessages.dashboard },
  { href: paths.boUsers(), icon: 'users', message: sidebarMessages.users },
  { href: paths.boProviders(), icon: 'building', message: sidebarMessages.providers },
  { href: paths.boServices(), icon: 'tag', message: sidebarMessages.services },
  { href: paths.boPartners(), icon: 'plug', message: sidebarMessages.partners },
  { href: paths.boUnapproved(), icon: 'shield', message: sidebarMessages.moderation },
  { href: paths.boHelp(), icon: 'help', message: sidebarMessages.help },
  { href: paths.boFiles(), icon: 'file', message: sidebarMessages.files },
  { href: paths.boLogs(), icon: 'list', message: sidebarMessages.logs },
];

/** The entry whose page, or a page below it, this is: the one with the longest path, or the queue it was opened from. */
export function currentEntry(pathname: string, search: string): string | undefined {
  if (queueOrigin(pathname, search)) return paths.boUnapproved();
  return sidebarEntries
    .map(({ href }) => href)
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`))
    .sort((one, other) => other.length - one.length)[0];
}
