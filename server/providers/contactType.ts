import type { ContactType } from '../generated/prisma/client.ts';

/** As the database and REST say it, and as code does. */
const NAMES = {
  email: 'email',
  'land-phone': 'landPhone',
  'mobile-phone': 'mobilePhone',
  whatsapp: 'whatsapp',
} as const satisfies Record<string, ContactType>;

export type ContactTypeName = keyof typeof NAMES;

export function contactTypeOf(name: ContactTypeName): ContactType {
  return NAMES[name];
}

export function contactTypeName(type: ContactType): ContactTypeName {
  return (Object.keys(NAMES) as ContactTypeName[]).find((name) => NAMES[name] === type)!;
}

export function isContactTypeName(text: string): text is ContactTypeName {
  return Object.hasOwn(NAMES, text);
}
