import { isContact, type Target } from './targets.ts';

/** Separators of an email address from its neighbours. */
const BESIDE = /[\s,;|/<>()[\]"':]/;
const SITE = /(?<![@\w.])(?:https?:\/\/(?!wa\.me|api\.whatsapp)|www\.)[^\s,;|<>()]+/gi;
/** Notations of an address that hide it from machines. */
const AT = / ?[([{](?:at|arroba|@)[)\]}] ?/gi;
/** "ventas @ uno.example"; in a column of phones "987654321 @uno" is a user name in a social network. */
const BLANKS = { email: / ?@ ?(?=[\w-]+\.\w)/g, others: / ?@ (?=[\w-]+\.\w)/g };

/**
 * The parts of a cell of contacts by their type: a column of phones may contain an email address or a website, and so
 * on.
 */
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
