import { type MessageKey, message, type Words, wordsIn } from '#server/i18n/messages.ts';
import type { Language } from '#shared/language.ts';
import { LOGO_SOURCE, type MailTransport } from './transport.ts';

/** The content of a mail, from which both the text and the HTML part are rendered. */
export interface Letter {
  language: Language;
  subject: string;
  /** The salutation, such as "Hello Ana,". */
  greeting: string;
  paragraphs: string[];
  /** Steps with their progress, shown after the paragraphs. */
  route?: { name: string; state: 'done' | 'now' | 'later' }[];
  /** The name and details of the subject, shown above the action. */
  summary?: { title: string; rows: [name: string, value: string][] };
  action?: { label: string; url: string };
  /** An alternative to the action, shown after it. */
  link?: { label: string; url: string };
  /** Advice for recipients who did not expect the mail, shown after the action. */
  closing: string | null;
}

/** Renders a letter. All its parts are plain text, which is escaped in the HTML part. */
export function writeLetter(letter: Letter): { subject: string; text: string; html: string } {
  return { subject: letter.subject, text: asText(letter), html: asHtml(letter) };
}

const SIGNS = { done: '✓', now: '→', later: '·' };

function asText({ language, greeting, paragraphs, route, summary, action, link, closing }: Letter): string {
  const parts = [
    greeting,
    ...paragraphs,
    ...(route ? [route.map(({ name, state }) => `${SIGNS[state]} ${name}`).join('\n')] : []),
    ...(summary ? [[summary.title, ...summary.rows.map(([name, value]) => `${name}: ${value}`)].join('\n')] : []),
    ...[action, link].filter((item) => item !== undefined).map(({ label, url }) => `${label}:\n${url}`),
    ...(closing ? [closing] : []),
    `-- \n${message('mail.sender', language)}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

// Colors from web/ui/tokens.css, repeated here because mail programs do not support style sheets.
const FONT = "'Plus Jakarta Sans',Arial,Helvetica,sans-serif";
const QUIET = 'font-size:13px;color:#5a6475';

/*
 * Outlook renders with Word: it supports only widths and paddings of table cells, and replaces a missing font with
 * Times. Gmail removes style sheets, so styles are inline. Apple Mail would invert the colors in dark mode.
 */
const FOR_WORD = `<!--[if mso]><style>body,td,p,a{font-family:Arial,sans-serif !important}</style><![endif]-->`;
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

function asHtml({ language, subject, greeting, paragraphs, route, summary, action, link, closing }: Letter): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light only"><meta name="supported-color-schemes" content="light only"><title>${escapeHtml(subject)}</title>${FOR_WORD}</head>
<body style="margin:0;background:#f3f6fb;font-family:${FONT};font-size:16px;line-height:1.5;color:#1b2330">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(paragraphs[0] ?? '')}</div>
<table ${TABLE} width="100%" bgcolor="#f3f6fb"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table ${TABLE} width="560"><tr><td><![endif]-->
<table ${TABLE} width="100%" bgcolor="#ffffff" style="max-width:560px;border:1px solid #e0e4ea;border-radius:12px;background:#ffffff;border-collapse:separate;overflow:hidden">
<tr><td bgcolor="#0b1a38" style="padding:20px 32px">
<img src="${LOGO_SOURCE}" width="115" height="32" alt="Rumbo" style="display:block;border:0;font-size:22px;font-weight:bold;color:#ffffff">
</td></tr>
<tr><td align="left" style="padding:28px 32px">
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${route ? asRoute(route) : ''}${summary ? asTable(summary) : ''}${action ? asButton(action) : ''}${link ? asLink(link) : ''}
${closing ? `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e0e4ea;${QUIET}">${linked(closing)}</p>` : ''}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
<p style="margin:16px 0 0;${QUIET}">${escapeHtml(message('mail.sender', language))}</p>
</td></tr></table>
</body>
</html>
`;
}

const POINTS = {
  done: { sign: '&#10003;', look: 'border-color:#e4ebf6;background:#e4ebf6;color:#1d3767', text: QUIET },
  now: {
    sign: '&#9679;',
    look: 'border-color:#12284f;color:#12284f',
    text: 'font-size:13px;font-weight:bold;color:#0b1a38',
  },
  later: { sign: '&nbsp;', look: 'border-color:#9db4d8', text: QUIET },
};

/** The steps as a vertical list of points with their names, which fits any width. */
function asRoute(steps: NonNullable<Letter['route']>): string {
  const rows = steps.map(({ name, state }) => {
    const { sign, look, text } = POINTS[state];
    return (
      `<tr><td width="22" align="center" valign="top" style="padding:4px 12px 4px 0">` +
      `<span style="display:block;width:18px;border:2px solid;border-radius:11px;font-size:13px;line-height:18px;${look}">${sign}</span></td>` +
      `<td style="padding:4px 0;${text}">${escapeHtml(name)}</td></tr>`
    );
  });
  return `<table ${TABLE} style="margin:0 0 20px">${rows.join('')}</table>`;
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${linked(text).replaceAll('\n', '<br>')}</p>`;
}

function asTable({ title, rows }: NonNullable<Letter['summary']>): string {
  const cells = rows.map(
    ([name, value]) =>
      `<tr><td style="padding:4px 16px 4px 0;vertical-align:top;${QUIET}">${escapeHtml(name)}</td>` +
      `<td style="padding:4px 0;vertical-align:top">${escapeHtml(value)}</td></tr>`,
  );
  return (
    `<table ${TABLE} width="100%" style="margin:0 0 16px"><tr><td bgcolor="#f3f6fb" style="padding:16px;border-radius:8px">` +
    `<p style="margin:0 0 4px;font-weight:bold;color:#0b1a38">${escapeHtml(title)}</p>` +
    `<table role="presentation" style="border-collapse:collapse">${cells.join('')}</table></td></tr></table>`
  );
}

function asButton({ label, url }: NonNullable<Letter['action']>): string {
  const href = escapeHtml(url);
  return (
    `<table ${TABLE} style="margin:24px 0 16px"><tr><td bgcolor="#cb1f31" style="padding:12px 24px;border-radius:12px">` +
    `<a href="${href}" style="color:#ffffff;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>` +
    `<p style="margin:0 0 16px;word-break:break-all;${QUIET}">${href}</p>`
  );
}

function asLink({ label, url }: NonNullable<Letter['link']>): string {
  return `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="color:#1d3767">${escapeHtml(label)}</a></p>`;
}

/** The escaped text, with links for URLs. Names contain no URLs, because `harmless` removes them. */
function linked(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<>]+[^\s<>.,;:!?)]/g,
    (url) => `<a href="${url}" style="color:#1d3767;word-break:break-all">${url}</a>`,
  );
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
  /** The recipient; by default the e-mail of the account. */
  to?: string;
  key: string;
  /** The name of the letter. Its texts are `mail.<name>.subject`, `.closing` and, with a URL, `.action`. */
  name: Exclude<LetterName, 'rejected'>;
  paragraphs: (words: Words) => string[];
  /** The target of the button; without a URL there is no button. */
  url?: string;
  /** An alternative link, shown after the button. */
  link?: (words: Words) => NonNullable<Letter['link']>;
  /** The URL for one-click unsubscription. */
  endUrl?: string;
}

/** Mails a letter to the user of an account, in the language of the account. */
export async function mailUser(
  mail: MailTransport,
  user: User,
  { to, key, name, paragraphs, url, link, endUrl }: UserLetter,
) {
  const { language } = user;
  const words = wordsIn(language);
  await mail.send({
    to: to ?? user.email,
    key,
    ...(endUrl && { endUrl }),
    ...writeLetter({
      language,
      subject: words(`mail.${name}.subject`),
      greeting: words('mail.greeting', { name: harmless(user.firstName || user.displayName) }),
      paragraphs: paragraphs(words),
      ...(url && { action: { label: words(`mail.${name}.action` as MessageKey), url } }),
      ...(link && { link: link(words) }),
      closing: words(`mail.${name}.closing`),
    }),
  });
}

/** The maximum number of characters of a name in mails. */
const MOST_CHARACTERS = 80;

/**
 * Makes a name safe for a mail that may be sent to another person: mail programs turn any text that looks like an
 * address into a link.
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
