import type { Env } from '#server/platform/env.ts';
import { emailUrl } from '#shared/emailAddress.ts';

/**
 * The contact link of the operator: a `mailto:` URL with this subject, or the help page if no address is configured.
 */
export function contactUrl({ footer }: Pick<Env, 'footer'>, publicUrl: string, subject: string): string {
  const mail = footer.email && emailUrl(footer.email);
  return mail ? `${mail}?subject=${encodeURIComponent(subject)}` : `${publicUrl}/help`;
}
