/** The properties of the schema.org types used here: https://schema.org/docs/full.html */
const PROPERTIES: Record<string, Record<string, 'text' | 'url' | string[]>> = {
  LocalBusiness: {
    '@id': 'url',
    url: 'url',
    mainEntityOfPage: ['WebPage'],
    name: 'text',
    alternateName: 'text',
    description: 'text',
    image: 'url',
    sameAs: 'url',
    address: ['PostalAddress'],
    telephone: 'text',
    email: 'text',
    contactPoint: ['ContactPoint'],
    department: ['LocalBusiness'],
    openingHoursSpecification: ['OpeningHoursSpecification'],
    areaServed: ['City', 'AdministrativeArea', 'Country'],
    hasOfferCatalog: ['OfferCatalog'],
    identifier: ['PropertyValue'],
    hasCredential: ['EducationalOccupationalCredential'],
  },
  PropertyValue: { propertyID: 'text', value: 'text' },
  EducationalOccupationalCredential: {
    credentialCategory: 'text',
    identifier: ['PropertyValue'],
    recognizedBy: ['Organization'],
    dateModified: 'text',
    expires: 'text',
  },
  Organization: { name: 'text' },
  WebPage: { url: 'url', dateModified: 'text' },
  PostalAddress: { addressLocality: 'text', addressRegion: 'text', addressCountry: 'text' },
  ContactPoint: { contactType: 'text', telephone: 'text', email: 'text', url: 'url' },
  OpeningHoursSpecification: { dayOfWeek: 'text', opens: 'text', closes: 'text' },
  City: { name: 'text', containedInPlace: ['Country'] },
  AdministrativeArea: { name: 'text', containedInPlace: ['Country'] },
  Country: { name: 'text' },
  OfferCatalog: { name: 'text', itemListElement: ['Offer'] },
  Offer: { itemOffered: ['Service'] },
  Service: { name: 'text', areaServed: ['City', 'AdministrativeArea', 'Country'] },
  WebSite: {
    '@id': 'url',
    url: 'url',
    name: 'text',
    description: 'text',
    inLanguage: 'text',
    potentialAction: ['SearchAction'],
  },
  SearchAction: { target: ['EntryPoint'], 'query-input': 'text' },
  EntryPoint: { urlTemplate: 'text' },
};
PROPERTIES.MovingCompany = PROPERTIES.LocalBusiness!;

/** Errors in schema.org data: unknown types and properties, and values of a wrong type. */
export function faultsOf(data: unknown, at = '$'): string[] {
  if (typeof data !== 'object' || data === null) return [`${at} is no object`];
  const { '@context': context, '@type': type, ...values } = data as Record<string, unknown>;
  const known = PROPERTIES[String(type)];
  if (!known) return [`${at} has the unknown type ${type}`];
  const faults = at === '$' && context !== 'https://schema.org' ? ['$ has no context'] : [];
  return faults.concat(
    Object.entries(values).flatMap(([name, value]) => {
      const kind = known[name];
      const where = `${at}.${name}`;
      if (!kind) return [`${where} is no property of ${type}`];
      return [value].flat().flatMap((item) => faultsOfValue(item, kind, where));
    }),
  );
}

function faultsOfValue(value: unknown, kind: 'text' | 'url' | string[], at: string): string[] {
  if (Array.isArray(kind)) {
    const type = String((value as { '@type'?: unknown })?.['@type']);
    return kind.includes(type) ? faultsOf(value, at) : [`${at} is of the type ${type}`];
  }
  if (typeof value !== 'string' || value === '') return [`${at} is no text`];
  return kind === 'url' && !/^https?:\/\/[^\s]+$/.test(value) ? [`${at} is no address`] : [];
}
