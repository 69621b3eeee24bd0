import type { MessageDescriptor } from 'react-intl';
import { paths } from '#web/paths.ts';
import { crumbMessages } from './crumbMessages.ts';
import { queueOrigin } from './queueOrigin.ts';
import { sidebarMessages } from './sidebarMessages.ts';

const segmentMessages: Record<string, MessageDescriptor> = {
  bo: sidebarMessages.backOffice,
  users: sidebarMessages.users,
  providers: sidebarMessages.providers,
  unapproved: crumbMessages.unapproved,
  services: sidebarMessages.services,
  partners: sidebarMessages.partners,
  files: sidebarMessages.files,
  logs: sidebarMessages.logs,
  help: sidebarMessages.help,
  videos: crumbMessages.videos,
  new: crumbMessages.create,
  import: crumbMessages.importing,
};

export interface Crumb {
  href: string;
  /** A text when the segment has no name of its own. */
  name: MessageDescriptor | string;
}

/** One for each segment of the path; on a provider that was opened from the queue, the way back there. */
export function crumbs(pathname: string, search: string): Crumb[] {
  const queue = queueOrigin(pathname, search);
  if (queue)
    return [
      { href: paths.backOffice(), name: sidebarMessages.backOffice },
      { href: queue, name: sidebarMessages.moderation },
      { href: pathname, name: crumbMessages.detail },
    ];
  const segments = pathname.split('/').filter(Boolean);
  return segments.map((segment, index) => ({
    href: `/${segments.slice(0, index + 1).join('/')}`,
    name: /^\d+$/.test(segment) ? crumbMessages.detail : (segmentMessages[segment] ?? segment),
  }));
}
