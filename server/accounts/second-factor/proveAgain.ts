import type { Context } from '#server/graphql/context.ts';
import { Invalid } from '#server/platform/errors.ts';
import { checkCurrentPassword } from '../credentials/guessing.ts';
import { hasSecondFactor } from '../credentials/hasSecondFactor.ts';
import { recordProof } from '../credentials/sessions.ts';
import { passkeyOptions, userOfPasskey } from './passkeys.ts';
import { spendCode } from './secondFactor.ts';

interface Proof {
  currentPassword?: string | null;
  code?: string | null;
  /** The response of an authenticator to the options of `startProof`. */
  passkey?: unknown;
}

/** Returns the options for a passkey with which the viewer proves their identity again. */
export function startProof(context: Context): Promise<object> {
  return passkeyOptions(context, `prove:${context.viewer!.sessionId}`);
}

/**
 * Proves again that the viewer is the owner of the account: with a second factor if the account has one, otherwise with
 * the password. Throws `Invalid`, `TooManyRequests`.
 */
export async function proveAgain(context: Context, { currentPassword, code, passkey }: Proof): Promise<void> {
  const { db, viewer } = context;
  const { id, sessionId } = viewer!;
  const isStrong = await hasSecondFactor(db.prisma, id);
  if (!isStrong) {
    const user = await db.prisma.user.findUniqueOrThrow({ where: { id } });
    if (user.passwordHash === null) throw new Invalid('profile.signInAgain');
    await checkCurrentPassword(context, { user, currentPassword, required: 'password.required' });
  } else if (passkey) {
    if ((await userOfPasskey(context, `prove:${sessionId}`, passkey)).id !== id)
      throw new Invalid('secondFactor.passkeyRefused', { field: 'passkey' });
  } else if (!(await spendCode(context, id, code ?? '')))
    throw new Invalid('secondFactor.codeWrong', { field: 'code' });
  await recordProof(db.prisma, context, isStrong);
}
