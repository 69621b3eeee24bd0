import { useSession } from './useSession.ts';

/** Whether the viewer is a super admin, and no moderator. What they may do the server decides. */
export function useIsSuperAdmin(): boolean {
  const session = useSession();
  return session.status === 'signedIn' && session.user.isSuperAdmin;
}
