import type { MessageDescriptor } from 'react-intl';
import { crumbMessages } from './crumbMessages.ts';
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

/** One for each segment of the path. */
export function crumbs(pathname: string): Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  return segments.map((segment, index) => ({
    href: `/${segments.slice(0, index + 1).join('/')}`,
    name: /^\d+$/.test(segment) ? crumbMessages.detail : (segmentMessages[segment] ?? segment),
  }));
}
