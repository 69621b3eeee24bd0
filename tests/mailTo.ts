import { eventually } from './eventually.ts';
import type { Mailbox } from './mailbox.ts';

/** Waits for the newest mail to this address with a matching subject. */
export function mailTo(mailbox: Mailbox, email: string, subject: RegExp) {
  return eventually(() => {
    const mails = mailbox.mails.filter((mail) => mail.to?.[0]?.address === email && subject.test(mail.subject ?? ''));
    if (mails.length === 0) throw new Error(`No mail to ${email} about ${subject}`);
    return mails.at(-1)!;
  });
}
