import { countryName, displayName, type Place } from '#server/places/atlas/place.ts';
import type { PublicProvider } from '#server/providers/public/loadPublicProviders.ts';
import { nameIn } from '#server/services/nameIn.ts';
import type { Language } from '#shared/language.ts';
import { reachable } from './contactHref.ts';

interface Described {
  provider: PublicProvider;
  place: Place;
  /** Each place with what is offered there. */
  places: { place: Place; services: PublicProvider['services'] }[];
  language: Language;
  /** In full. */
  url: string;
  image: string | null;
  website: string | undefined;
}

/** Of the reference data: moving, which schema.org has a type for. */
const MOVING_SUBCATEGORY = 18;

/** A provider as schema.org describes a business: https://schema.org/LocalBusiness */
export function providerData({ provider, place, places, language, url, image, website }: Described): object {
  const contacts = reachable(provider.contacts, language);
  const moves = provider.services.some(({ service }) => service.subcategoryId === MOVING_SUBCATEGORY);
  return {
    '@context': 'https://schema.org',
    '@type': moves ? 'MovingCompany' : 'LocalBusiness',
    '@id': url,
    url,
    name: provider.businessName,
    alternateName: provider.commercialName ?? undefined,
    description: provider.description || undefined,
    image: image ?? undefined,
    sameAs: website ? [website] : undefined,
    address: {
      '@type': 'PostalAddress',
      addressLocality: place.kind === 'city' ? place.name : undefined,
      addressRegion: place.kind === 'region' ? place.name : (place.region ?? undefined),
      addressCountry: place.countryCode,
    },
    telephone: contacts.find(({ type }) => type !== 'EMAIL')?.text,
    email: contacts.find(({ type }) => type === 'EMAIL')?.text,
    contactPoint: contacts.map(({ type, text, href }) => ({
      '@type': 'ContactPoint',
      contactType: 'sales',
      ...(type === 'EMAIL' ? { email: text } : { telephone: text }),
      ...(type === 'WHATSAPP' && href && { url: href }),
    })),
    areaServed: places.map(({ place }) => area(place, language)),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: provider.businessName,
      itemListElement: places.flatMap(({ place, services }) =>
        services.map(({ service }) => ({
          '@type': 'Offer',
          itemOffered: {
            '@type': 'Service',
            name: nameIn(language, service),
            areaServed: area(place, language),
          },
        })),
      ),
    },
  };
}

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
