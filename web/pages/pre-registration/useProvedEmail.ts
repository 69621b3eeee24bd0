import { useSession } from '#web/session/useSession.ts';

/** Whether an email is the confirmed email of the visitor's account. */
export function useProvedEmail(): (email: string) => boolean {
  const session = useSession();
  const own = session.status === 'signedIn' && session.user.emailVerified ? session.user.email.toLowerCase() : null;
  return (email) => email.trim().toLowerCase() === own;
}
