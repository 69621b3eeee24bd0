import { type MessageDescriptor, useIntl } from 'react-intl';
import { type IndexRouteObject, type NonIndexRouteObject, type UIMatch, useLocation, useMatches } from 'react-router';
import { paths } from '#web/paths.ts';
import { useIsSuperAdmin } from '#web/session/useIsSuperAdmin.ts';
import type { IconName } from '#web/ui/Icon.tsx';
import { queueOrigin } from './queueOrigin.ts';
import { routeMessages } from './routeMessages.ts';

export const sidebarGroups = ['directory', 'people', 'system'] as const;

type SidebarGroup = (typeof sidebarGroups)[number];

/** The properties of a back-office page, defined by its route. */
interface Handle {
  /** The name of the page in its breadcrumbs and in those of pages below it. */
  crumb?: MessageDescriptor;
  /** The title of the page, if it differs from the breadcrumbs. */
  title?: MessageDescriptor;
  /** The icon of the page's link in the sidebar. Routes without an icon are not in the sidebar. */
  icon?: IconName;
  /** The label in the sidebar, if it differs from the title. */
  label?: MessageDescriptor;
  /** The heading above the link in the sidebar; by default the link is above all headings. */
  group?: SidebarGroup;
  /** Whether the link is in the bottom bar of a phone; other links are behind "More". */
  isInBar?: boolean;
  /** Whether moderators see the page, and its link in the sidebar. */
  forModerators?: boolean;
  /** Links next to the title of a list. */
  actions?: readonly RouteAction[];
}

interface RouteAction {
  href: string;
  name: MessageDescriptor;
  /** The link leads to the form of a new item. */
  creates?: boolean;
  /** The link is in the menu "More" of the list, with this icon. */
  menuIcon?: IconName;
  forModerators?: boolean;
}

export type BackOfficeRoute = { handle?: Handle } & (
  | Omit<IndexRouteObject, 'handle'>
  | (Omit<NonIndexRouteObject, 'handle' | 'children'> & { children?: BackOfficeRoute[] })
);

export interface SidebarEntry {
  href: string;
  icon: IconName;
  label: MessageDescriptor;
  forModerators: boolean;
  handle: Handle;
}

/** The routes with an icon, as links. `href` is the path of the parent route. */
export function sidebarEntries(routes: readonly BackOfficeRoute[], href: string): SidebarEntry[] {
  return routes.flatMap(({ path = href, handle = {}, children = [] }) => {
    const { icon, crumb, title = crumb, label = title } = handle;
    const index = children.find((child) => child.index)?.handle;
    // moderators see the link of a list for them, even if some pages below it are not for them
    const entry = { forModerators: handle.forModerators ?? index?.forModerators ?? false };
    return [
      ...(icon && label ? [{ href: path, icon, label, handle, ...entry }] : []),
      ...sidebarEntries(children, path),
    ];
  });
}

function useHandles() {
  return useMatches() as UIMatch<unknown, Handle | undefined>[];
}

/** The link of this page, or of the list above it; for a provider opened from the queue, the link of the queue. */
export function useCurrentEntry(entries: readonly SidebarEntry[]): SidebarEntry | undefined {
  const { pathname, search } = useLocation();
  const matched = useHandles().findLast(({ handle }) => handle?.icon)?.handle;
  if (queueOrigin(pathname, search)) return entries.find(({ href }) => href === paths.boUnapproved());
  return entries.find(({ handle }) => handle === matched);
}

/**
 * The breadcrumbs, one for each route with a name; for a provider opened from the queue, the queue replaces the list.
 */
export function useCrumbs(): { href: string; label: string }[] {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const queue = queueOrigin(pathname, search);
  return useHandles().flatMap(({ pathname: href, handle }) => {
    if (!handle?.crumb) return [];
    if (queue && href === paths.boProviders())
      return { href: queue, label: intl.formatMessage(routeMessages.moderation) };
    return { href, label: intl.formatMessage(handle.crumb) };
  });
}

export function useActions(): readonly RouteAction[] {
  const isSuperAdmin = useIsSuperAdmin();
  const actions = useHandles().at(-1)?.handle?.actions ?? [];
  return actions.filter(({ forModerators }) => isSuperAdmin || forModerators);
}

/** Whether moderators see this page, according to its route or a parent route. */
export function useIsForModerators(): boolean {
  return useHandles().some(({ handle }) => handle?.forModerators);
}

/** The title of the page, according to its route. */
export function usePageTitle(): string {
  const named = useHandles().findLast(({ handle }) => handle?.title ?? handle?.crumb)?.handle;
  const title: MessageDescriptor = named?.title ?? named?.crumb ?? routeMessages.backOffice;
  return useIntl().formatMessage(title);
}
