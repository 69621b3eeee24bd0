import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Env } from '#server/platform/env.ts';
import { mails } from '#server/platform/metrics.ts';
import { makePrivateFolder } from '#server/platform/privateFolder.ts';
import { requestScope } from '#server/platform/requestScope.ts';
import { LOGO } from './logo.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** A key that is the same for every attempt. It becomes the Message-ID, so that mailboxes drop duplicates. */
  key: string;
  /** The URL for one-click unsubscription (RFC 8058), used by buttons of mail programs. */
  endUrl?: string;
}

export interface MailTransport {
  /** Sends a mail. Throws when the mail was not accepted, and was thus presumably not sent. */
  send: (mail: Mail) => Promise<void>;
}

const PATIENCE_MS = 10_000;

const LOGO_ID = 'logo@rumbo';
/** The URL of the logo by its content id; the logo is attached to each mail. */
export const LOGO_SOURCE = `cid:${LOGO_ID}`;
const logo = {
  filename: 'rumbo.png',
  cid: LOGO_ID,
  content: Buffer.from(LOGO, 'base64'),
  contentType: 'image/png',
  contentDisposition: 'inline',
} as const;

/** Opens the transport: SMTP or, without a server, .eml files that any mail program can read. */
export function openMail(env: Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'publicUrl'>): MailTransport {
  const host = new URL(env.publicUrl).hostname;
  const message = ({ key, endUrl, ...mail }: Mail) => ({
    ...mail,
    from: env.mailFrom,
    attachments: mail.html.includes(LOGO_SOURCE) ? [logo] : [],
    messageId: `<${key}@${host}>`,
    // suppresses out-of-office replies
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...requestIdHeader(),
      ...(endUrl && { 'List-Unsubscribe': `<${endUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  });
  if (env.smtpUrl === null) {
    const folder = path.join(env.dataDir, 'mail');
    const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    return {
      send: async (mail) => {
        const info = await writer.sendMail(message(mail));
        await makePrivateFolder(folder);
        const draft = path.join(folder, `.${mail.key}`);
        await writeFile(draft, info.message as Buffer, { mode: 0o600 });
        await rename(draft, path.join(folder, `${mail.key}.eml`));
      },
    };
  }
  const smtp = createTransport({
    url: env.smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return {
    send: async (mail) => {
      try {
        await smtp.sendMail(message(mail));
        mails.inc({ result: 'sent' });
      } catch (error) {
        mails.inc({ result: 'failed' });
        throw error;
      }
    },
  };
}

/** A header that links a mail to the log entries of the request that caused it. */
function requestIdHeader(): Record<string, string> {
  const scope = requestScope.getStore();
  return scope ? { 'X-Request-Id': scope.requestId } : {};
}
