import { useSession } from './useSession.ts';

/** Whether the viewer is a super admin, and not a moderator. The server checks the viewer's rights. */
export function useIsSuperAdmin(): boolean {
  const session = useSession();
  return session.status === 'signedIn' && session.user.isSuperAdmin;
}
