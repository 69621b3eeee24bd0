import type { ContactType } from '#server/generated/prisma/client.ts';
import type { PhoneKind } from './phones/parsePhones.ts';

/** The types of contacts, by their names in REST and in the database. */
export const CONTACT_TYPES = {
  whatsapp: { stored: 'whatsapp', graphql: 'WHATSAPP', phone: 'chat' },
  'mobile-phone': { stored: 'mobilePhone', graphql: 'MOBILE_PHONE', phone: 'mobile' },
  'land-phone': { stored: 'landPhone', graphql: 'LAND_PHONE', phone: 'land' },
  email: { stored: 'email', graphql: 'EMAIL', phone: null },
} as const satisfies Record<string, { stored: ContactType; graphql: string; phone: PhoneKind | null }>;

export type ContactTypeName = keyof typeof CONTACT_TYPES;

export const CONTACT_TYPE_NAMES = Object.keys(CONTACT_TYPES) as ContactTypeName[];

export function contactTypeOf(name: ContactTypeName): ContactType {
  return CONTACT_TYPES[name].stored;
}

export function contactTypeName(type: ContactType): ContactTypeName {
  return CONTACT_TYPE_NAMES.find((name) => CONTACT_TYPES[name].stored === type)!;
}

export function isContactTypeName(text: string): text is ContactTypeName {
  return Object.hasOwn(CONTACT_TYPES, text);
}
