import type { ContactType } from '../generated/prisma/client.ts';

/** As the database and REST say it, and as code does. */
const NAMES = {
  email: 'email',
  'land-phone': 'landPhone',
  'mobile-phone': 'mobilePhone',
  whatsapp: 'whatsapp',
} as const satisfies Record<string, ContactType>;

export type ContactTypeName = keyof typeof NAMES;

const DATABASE_NAMES = Object.fromEntries(Object.entries(NAMES).map(([name, type]) => [type, name])) as Record<
  ContactType,
  ContactTypeName
>;

export function contactTypeOf(name: ContactTypeName): ContactType {
  return NAMES[name];
}

export function contactTypeName(type: ContactType): ContactTypeName {
  return DATABASE_NAMES[type];
}

export function isContactTypeName(text: string): text is ContactTypeName {
  return Object.hasOwn(NAMES, text);
}
