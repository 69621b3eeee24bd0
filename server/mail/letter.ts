import { message } from '#server/i18n/messages.ts';
import type { Language } from '#shared/language.ts';

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
