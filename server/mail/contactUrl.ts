import type { Env } from '#server/platform/env.ts';
import { emailUrl } from '#shared/emailAddress.ts';

/** The contact link of the operator: a mail with this subject, or the help page if there is no address. */
export function contactUrl({ footer }: Pick<Env, 'footer'>, publicUrl: string, subject: string): string {
  const mail = footer.email && emailUrl(footer.email);
  return mail ? `${mail}?subject=${encodeURIComponent(subject)}` : `${publicUrl}/help`;
}
