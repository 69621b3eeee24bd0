import { type MessageKey, message, type Words, wordsIn } from '#server/i18n/messages.ts';
import type { Language } from '#shared/language.ts';
import type { MailTransport } from './transport.ts';

/** The content of a mail, from which both the text and the HTML part are rendered. */
export interface Letter {
  language: Language;
  subject: string;
  /** The salutation, such as "Hello Ana,". */
  greeting: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** After the action: advice for recipients who did not expect the mail. */
  closing: string;
}

/** All parts are plain text, and are escaped in the HTML part. */
export function writeLetter(letter: Letter): { subject: string; text: string; html: string } {
  return { subject: letter.subject, text: asText(letter), html: asHtml(letter) };
}

function asText({ language, greeting, paragraphs, action, closing }: Letter): string {
  const parts = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    closing,
    `-- \n${message('mail.sender', language)}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function asHtml({ language, subject, greeting, paragraphs, action, closing }: Letter): string {
  const line = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 24px;` +
      `border-radius:8px;background:#c8102e;color:#ffffff;font-weight:bold;text-decoration:none">` +
      `${escapeHtml(action.label)}</a></p><p style="margin:0 0 16px;font-size:13px;color:#56606e;word-break:break-all">` +
      `${escapeHtml(action.url)}</p>`
    : '';
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f4f5f7;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1d2733">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">
<p style="margin:0 0 24px;font-size:22px;font-weight:bold;color:#c8102e">Rumbo</p>
${line(greeting)}${paragraphs.map(line).join('')}${button}${line(closing)}
<p style="margin:24px 0 0;font-size:13px;color:#56606e">${escapeHtml(message('mail.sender', language))}</p>
</div>
</body>
</html>
`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

interface User {
  email: string;
  language: Language;
  firstName: string | null;
  displayName: string;
}

type LetterName = MessageKey extends infer Key ? (Key extends `mail.${infer Name}.closing` ? Name : never) : never;

interface UserLetter {
  /** Default: the e-mail of the account. */
  to?: string;
  key: string;
  /** Its texts are `mail.<name>.subject`, `.closing` and, with a URL, `.action`. */
  name: Exclude<LetterName, 'rejected'>;
  paragraphs: (words: Words) => string[];
  /** The target of its button; without it there is none. */
  url?: string;
}

/** Mails a letter to the user of an account, in the language of the account. */
export async function mailUser(mail: MailTransport, user: User, { to, key, name, paragraphs, url }: UserLetter) {
  const { language } = user;
  const words = wordsIn(language);
  await mail.send({
    to: to ?? user.email,
    key,
    ...writeLetter({
      language,
      subject: words(`mail.${name}.subject`),
      greeting: words('mail.greeting', { name: harmless(user.firstName || user.displayName) }),
      paragraphs: paragraphs(words),
      ...(url && { action: { label: words(`mail.${name}.action` as MessageKey), url } }),
      closing: words(`mail.${name}.closing`),
    }),
  });
}

/** Maximum length of a name in mails. */
const MOST_CHARACTERS = 80;

/**
 * Makes a name safe for a mail that may go to an address of another person: mail programs turn anything that looks like
 * an address into a link.
 */
export function harmless(name: string): string {
  return name
    .split(/[\s\p{Cc}]/u)
    .filter(Boolean)
    .join(' ')
    .replace(/https?:\/\/|www\.|\.(?=\w{2})|@/gi, ' ')
    .slice(0, MOST_CHARACTERS)
    .trim();
}
