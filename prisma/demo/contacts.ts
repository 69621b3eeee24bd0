import type { DemoContact, DemoLanguage, DemoPlace } from './demoTypes.ts';
import { phoneNumber } from './phoneNumbers.ts';
import type { Random } from './random.ts';

const mailboxes: Readonly<Record<DemoLanguage, readonly string[]>> = {
  en: ['info', 'dispatch', 'sales', 'quotes', 'hello', 'office', 'contact'],
  es: ['info', 'contacto', 'ventas', 'comercial', 'cotizaciones', 'operaciones', 'administracion', 'consultas'],
  pt: ['contato', 'comercial', 'vendas', 'operacional', 'cotacao', 'atendimento', 'logistica'],
};

const wordsLeftOut = new Set(['y', 'e', 'de', 'del', 'la', 'las', 'los', 'el', 'do', 'da', 'dos', 'and', 'of']);

/** Host names under `.example` are never assigned (RFC 2606). */
export function hostName(brand: string): string {
  const words = brand
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !wordsLeftOut.has(word));
  return `${words.slice(0, 4).join(words.length > 2 ? '-' : '')}.example`;
}

export function makeContacts(host: string, place: DemoPlace, language: DemoLanguage, random: Random): DemoContact[] {
  const mobile = phoneNumber(place, 'mobile', random);
  const contacts: DemoContact[] = [];
  if (random.chance(0.7)) contacts.push({ contactType: 'whatsapp', contactValue: mobile });
  if (random.chance(0.8)) {
    contacts.push({ contactType: 'email', contactValue: `${random.pick(mailboxes[language])}@${host}` });
  }
  if (random.chance(0.5)) {
    contacts.push({ contactType: 'land-phone', contactValue: phoneNumber(place, 'land', random) });
  }
  // Most businesses with both use the WhatsApp number for calls, too.
  const callMobile = random.chance(0.7) ? mobile : phoneNumber(place, 'mobile', random);
  if (contacts.length === 0 || random.chance(0.35)) {
    contacts.push({ contactType: 'mobile-phone', contactValue: callMobile });
  }
  return contacts;
}
