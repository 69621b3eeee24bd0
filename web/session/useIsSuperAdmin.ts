import { useSession } from './useSession.ts';

/** Whether the viewer is a super admin, and not a moderator. The server decides about their rights. */
export function useIsSuperAdmin(): boolean {
  const session = useSession();
  return session.status === 'signedIn' && session.user.isSuperAdmin;
}
