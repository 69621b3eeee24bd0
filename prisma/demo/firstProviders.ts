// The first providers are written by hand: a visitor of the demonstration sees them first.

import { makeBranches } from './branches.ts';
import { mainLanguage } from './countryProfiles.ts';
import { makeCredentials } from './credentials.ts';
import type { DemoContact, DemoPlace, DemoProvider } from './demoTypes.ts';
import { firstProvidersNorth } from './firstProvidersNorth.ts';
import { firstProvidersSouth } from './firstProvidersSouth.ts';
import type { FirstProvider, NamedPlace } from './firstProviderTypes.ts';
import { makeLanes, makeRoles } from './lanes.ts';
import { phoneNumber } from './phoneNumbers.ts';
import type { PlaceIndex } from './placeIndex.ts';
import type { Random } from './random.ts';
import { createRandom, seedOf } from './random.ts';
import { taxRegistration } from './taxNumbers.ts';

const stream = 0x66697273;
const day = 86_400_000;

/** Returns any place of the country if the named one is not loaded. */
function findPlace(index: PlaceIndex, [countryCode, name, region]: NamedPlace, random: Random): DemoPlace {
  return index.find(countryCode, name, region) ?? index.inCountry(countryCode, random);
}

function contactsOf({ host, mailbox }: FirstProvider, home: DemoPlace, random: Random): DemoContact[] {
  const mobile = phoneNumber(home, 'mobile', random);
  return [
    { contactType: 'whatsapp', contactValue: mobile },
    { contactType: 'email', contactValue: `${mailbox}@${host}` },
    { contactType: 'land-phone', contactValue: phoneNumber(home, 'land', random) },
  ];
}

function finish(provider: FirstProvider, number: number, index: PlaceIndex): DemoProvider {
  const random = createRandom(seedOf(stream, number));
  const home = findPlace(index, provider.home, random);
  const createdAt = new Date(provider.createdAt);
  const tax = taxRegistration(home.countryCode, number, provider.businessName);
  const offered = provider.services.map(([serviceId, place]) => ({
    serviceId,
    place: place ? findPlace(index, place, random) : home,
  }));
  const services = offered.map(({ serviceId, place }) => ({ serviceId, addressId: place.id }));
  const places = [...new Map([home, ...offered.map(({ place }) => place)].map((place) => [place.id, place])).values()];
  return {
    businessName: provider.businessName,
    commercialName: provider.commercialName,
    websiteUrl: `https://${provider.host}`,
    taxTypeId: tax?.taxTypeId ?? null,
    taxNumber: tax?.taxNumber ?? null,
    description: provider.description,
    addressId: home.id,
    language: mainLanguage(provider.home[0]),
    createdAt,
    approvedAt: new Date(createdAt.getTime() + random.int(1, 4) * day),
    contacts: contactsOf(provider, home, random),
    services: services.filter(
      (service, position) =>
        services.findIndex(
          (other) => other.serviceId === service.serviceId && other.addressId === service.addressId,
        ) === position,
    ),
    branches: places.length > 1 ? makeBranches(places, mainLanguage(provider.home[0]), random) : [],
    roles: makeRoles(random),
    lanes: makeLanes(home, index, random),
    credentials: makeCredentials(home, provider.businessName, random),
  };
}

export function firstProviders(index: PlaceIndex): DemoProvider[] {
  return [...firstProvidersSouth, ...firstProvidersNorth].map((provider, number) => finish(provider, number, index));
}
