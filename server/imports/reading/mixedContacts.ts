import { isContact, type Target } from './targets.ts';

/** Separators between an email address and other text. */
const BESIDE = /[\s,;|/<>()[\]"':]/;
const SITE = /(?<![@\w.])(?:https?:\/\/(?!wa\.me|api\.whatsapp)|www\.)[^\s,;|<>()]+/gi;
/** Notations of "@" that hide an email address from programs. */
const AT = / ?[([{](?:at|arroba|@)[)\]}] ?/gi;
/**
 * Notations of "@" with spaces: "ventas @ uno.example". In a column of phones, "987654321 @uno" is a user name in a
 * social network instead.
 */
const BLANKS = { email: / ?@ ?(?=[\w-]+\.\w)/g, others: / ?@ (?=[\w-]+\.\w)/g };

/** Splits a cell of contacts by type: for example, a column of phones may contain an email address or a website. */
export function sortContacts(target: Target, cell: string): { target: Target; text: string }[] {
  if (!isContact(target) && target !== 'websiteUrl') return [{ target, text: cell }];
  const text = cell.replace(AT, '@').replace(BLANKS[target === 'email' ? 'email' : 'others'], '@');
  const sites = text.match(SITE) ?? [];
  const others = text.replace(SITE, ' ');
  const emails = others.split(BESIDE).filter((word) => /^[^@]+@[^@]+$/.test(word));
  const rest = emails.reduce((left, email) => left.replace(email, ' '), others).trim();
  if (target === 'email' ? sites.length === 0 && !isPhone(rest) : emails.length + sites.length === 0)
    return [{ target, text }];
  return [
    ...(target !== 'websiteUrl' && target !== 'email' && rest ? [{ target, text: rest }] : []),
    ...(target === 'email' && isPhone(rest) ? [{ target: 'phone' as const, text: rest }] : []),
    ...emails.map((one) => ({ target: 'email' as const, text: one })),
    ...sites.map((one) => ({ target: 'websiteUrl' as const, text: one })),
  ];
}

const isPhone = (text: string) => text.replace(/\D/g, '').length >= 7;
