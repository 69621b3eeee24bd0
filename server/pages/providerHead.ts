import { contactUrl } from '#server/contacts/contact.ts';
import { CONTACT_TYPES, type ContactTypeName } from '#server/contacts/contactType.ts';
import { displayPhone } from '#server/contacts/phones/phone.ts';
import type { Proof } from '#server/credentials/proofs.ts';
import { countryName, displayName, type Place } from '#server/places/atlas/place.ts';
import type { Gazetteer } from '#server/places/gazetteer.ts';
import type { Env } from '#server/platform/env.ts';
import { controlNotice } from '#server/providers/control/controlNotice.ts';
import type { PublicProvider } from '#server/providers/public/loadPublicProviders.ts';
import { nameIn } from '#server/services/nameIn.ts';
import { storageName } from '#server/storage/storageName.ts';
import { inContactOrder } from '#shared/contactOrder.ts';
import { CREDENTIAL_KINDS } from '#shared/credentials.ts';
import { laneText } from '#shared/lane.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { oneLine } from '#shared/oneLine.ts';
import { readHours } from '#shared/openingHours.ts';
import { providerPath } from '#shared/providerPath.ts';
import { websiteLink } from '#shared/websiteLink.ts';
import { head } from './head.ts';
import type { Html } from './page.ts';

interface ProviderHeadInput {
  /** The credentials of the provider found in public registers. */
  proofs: readonly Proof[];
  env: Env;
  gazetteer: Gazetteer;
  provider: PublicProvider;
  language: Language;
  /** The language in the URL; null when the URL contains none, so that the page is in the reader's language. */
  linked: Language | null;
}

export function providerHead({ env, gazetteer, provider, proofs, language, linked }: ProviderHeadInput): Html {
  const full = (path: string) => `${env.publicUrl}${path}`;
  const place = gazetteer.get(provider.addressId)!;
  const places = [...new Set(provider.services.map(({ addressId }) => addressId))].map((id) => ({
    place: gazetteer.get(id)!,
    services: provider.services.filter(({ addressId }) => addressId === id),
  }));
  const image =
    provider.image && full(`/uploads/${storageName(provider.image.storageKey, provider.image.widths.at(-1)!)}`);
  const offers = [...new Set(provider.services.map(({ service }) => nameIn(language, service)))].join(', ');
  const website = websiteLink(provider.websiteUrl);
  return head({
    language,
    title: oneLine(`${provider.businessName} · ${place.name} · Rumbo`),
    description: oneLine(provider.description || `${offers} · ${displayName(place, language)}`, 200),
    canonical: full(providerPath(provider, linked)),
    alternates: {
      ...Object.fromEntries(LANGUAGES.map((other) => [other, full(providerPath(provider, other))])),
      'x-default': full(providerPath(provider)),
    },
    image: { url: full(`/social/providers/${provider.id}/${language}.png`), alt: oneLine(provider.businessName) },
    data: providerData({
      gazetteer,
      provider,
      proofs,
      place,
      places,
      language,
      url: full(providerPath(provider)),
      image,
      website: website?.href,
    }),
  });
}

interface Described extends Pick<ProviderHeadInput, 'proofs'> {
  gazetteer: Gazetteer;
  provider: PublicProvider;
  place: Place;
  /** The places of the provider, each with its services. */
  places: { place: Place; services: PublicProvider['services'] }[];
  language: Language;
  /** The absolute URL of the page. */
  url: string;
  image: string | null;
  website: string | undefined;
}

/** The category of moving companies in the reference data: schema.org has a type for it. */
const MOVING_SUBCATEGORY = 18;

/** A provider as schema.org describes a business: https://schema.org/LocalBusiness */
function providerData(input: Described): object {
  const { provider, place, places, language, url, image, website } = input;
  // search engines that show a credential have no room for the notice that must accompany it
  const proofs = controlNotice(provider.controlChanges) ? [] : input.proofs;
  const contacts = reachable(provider.contacts, language);
  const moves = provider.services.some(({ service }) => service.subcategoryId === MOVING_SUBCATEGORY);
  return {
    '@context': 'https://schema.org',
    '@type': moves ? 'MovingCompany' : 'LocalBusiness',
    '@id': url,
    url,
    mainEntityOfPage: { '@type': 'WebPage', url, dateModified: provider.updatedAt.toISOString() },
    name: provider.businessName,
    alternateName: provider.commercialName ?? undefined,
    description: provider.description || undefined,
    image: image ?? undefined,
    sameAs: website ? [website] : undefined,
    address: postalAddress(place),
    telephone: contacts.find(({ type }) => type !== 'EMAIL')?.text,
    email: contacts.find(({ type }) => type === 'EMAIL')?.text,
    contactPoint: contacts.map(({ type, text, href }) => ({
      '@type': 'ContactPoint',
      contactType: 'sales',
      ...(type === 'EMAIL' ? { email: text } : { telephone: text }),
      ...(type === 'WHATSAPP' && href && { url: href }),
    })),
    department: provider.branches.length > 0 ? provider.branches.map((branch) => site(branch, input)) : undefined,
    identifier: proofs.length > 0 ? proofs.map(identifier) : undefined,
    hasCredential: proofs.length > 0 ? proofs.map(credential) : undefined,
    areaServed: places.map(({ place }) => area(place, language)),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: provider.businessName,
      itemListElement: [
        ...places.flatMap(({ place, services }) =>
          services.map(({ service }) => offer(nameIn(language, service), area(place, language))),
        ),
        ...provider.lanes.map((lane) => laneOffer(lane, input)),
      ],
    },
  };
}

const identifier = ({ kind, number }: Proof) => ({
  '@type': 'PropertyValue',
  propertyID: CREDENTIAL_KINDS[kind].name,
  value: number,
});

/** A credential from a register, as of the date of the source. */
const credential = (proof: Proof) => ({
  '@type': 'EducationalOccupationalCredential',
  credentialCategory: CREDENTIAL_KINDS[proof.kind].name,
  identifier: identifier(proof),
  recognizedBy: { '@type': 'Organization', name: CREDENTIAL_KINDS[proof.kind].issuer },
  dateModified: proof.sourceDate,
  expires: proof.validUntil ?? undefined,
});

const offer = (name: string, areaServed: object) => ({
  '@type': 'Offer',
  itemOffered: { '@type': 'Service', name, areaServed },
});

function laneOffer(
  { fromId, toId, bothWays }: PublicProvider['lanes'][number],
  { gazetteer, language }: Described,
): object {
  const [from, to] = [gazetteer.get(fromId)!, gazetteer.get(toId)!];
  const ends = [from, to].map((place) => area(place, language));
  return offer(laneText(from.name, to.name, bothWays), ends);
}

function postalAddress(place: Place): object {
  return {
    '@type': 'PostalAddress',
    addressLocality: place.kind === 'city' ? place.name : undefined,
    addressRegion: place.kind === 'region' ? place.name : (place.region ?? undefined),
    addressCountry: place.countryCode,
  };
}

/** A branch as a business within the provider's business. */
function site(
  { name, addressId, phone, hours }: PublicProvider['branches'][number],
  { provider, gazetteer }: Described,
): object {
  const place = gazetteer.get(addressId)!;
  return {
    '@type': 'LocalBusiness',
    name: `${provider.businessName} · ${name ?? place.name}`,
    address: postalAddress(place),
    telephone: phone ? displayPhone(phone) : undefined,
    openingHoursSpecification: (readHours(hours ?? '') ?? []).flatMap(({ days, spans }) =>
      spans.map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => DAYS[day]),
        opens,
        // a full day ends a minute early:
        // https://developers.google.com/search/docs/appearance/structured-data/local-business
        closes: closes === '24:00' ? '23:59' : closes,
      })),
    ),
  };
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const KINDS = { city: 'City', region: 'AdministrativeArea', country: 'Country' } as const;

function area(place: Place, language: Language): object {
  return {
    '@type': KINDS[place.kind],
    name: displayName(place, language),
    ...(place.kind !== 'country' && {
      containedInPlace: { '@type': 'Country', name: countryName(place.countryCode, language) },
    }),
  };
}

/** A contact of a provider. */
interface Reach {
  type: (typeof CONTACT_TYPES)[ContactTypeName]['graphql'];
  text: string;
  /** Null for a phone number of an unknown country. */
  href: string | null;
}

/** The contacts with their links, in the order of all lists of contacts. */
function reachable(contacts: PublicProvider['contacts'], language: Language): Reach[] {
  const reaches = contacts.map((contact) => {
    const { contactType, contactValue } = contact;
    const text = contactType === 'email' ? contactValue.trim() : displayPhone(contactValue);
    return { type: CONTACT_TYPES[contactType].graphql, text, href: contactUrl(contact, language) };
  });
  return inContactOrder(reaches, ({ type }) => type);
}
