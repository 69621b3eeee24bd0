// Plausible businesses for demonstrations and benchmarks. Provider k is the same for every count, machine and day: its
// numbers derive from its index alone.

import { makeBranches } from './branches.ts';
import { hostName, makeContacts } from './contacts.ts';
import { mainLanguage } from './countryProfiles.ts';
import { makeCredentials } from './credentials.ts';
import type { DemoLanguage, DemoPlace, DemoProvider } from './demoTypes.ts';
import { firstProviders } from './firstProviders.ts';
import { makeLanes, makeRoles } from './lanes.ts';
import { nameBusiness } from './names/businessName.ts';
import type { PlaceIndex } from './placeIndex.ts';
import { indexPlaces } from './placeIndex.ts';
import type { Random } from './random.ts';
import { createRandom, seedOf } from './random.ts';
import { chooseServices } from './serviceChoice.ts';
import { taxRegistration } from './taxNumbers.ts';
import { writeDescription } from './text/writeDescription.ts';

export type { DemoPlace, DemoProvider } from './demoTypes.ts';

const hour = 3_600_000;
const day = 24 * hour;
const firstDate = Date.UTC(2023, 0, 1, 11);
const lastDate = Date.UTC(2026, 9, 1);
const longestReview = 12 * day;

const approvedStream = 0x52756d62;
const unapprovedStream = 0x6f506167;
/** Far above any count of approved providers, so that all tax numbers differ. */
const firstUnapprovedIndex = 5_000_000;

interface Dates {
  createdAt: Date;
  approvedAt: Date | null;
}

/** The directory grows: later days have more approvals. */
function approvedDates(random: Random): Dates {
  const span = lastDate - firstDate - longestReview - day;
  const created = firstDate + Math.floor(Math.sqrt(random.next()) * span);
  const reviewed = created + hour + Math.floor(random.next() ** 2 * (longestReview - hour));
  return { createdAt: new Date(created), approvedAt: new Date(reviewed) };
}

function waitingDates(random: Random): Dates {
  return { createdAt: new Date(lastDate - hour - Math.floor(random.next() * 59 * day)), approvedAt: null };
}

const otherLanguages: Readonly<Record<DemoLanguage, readonly DemoLanguage[]>> = {
  en: ['es', 'es', 'es', 'es', 'pt'],
  es: ['en', 'en', 'en', 'pt'],
  pt: ['es', 'en'],
};

function pickLanguage(countryCode: string, random: Random): DemoLanguage {
  const main = mainLanguage(countryCode);
  return random.chance(0.06) ? random.pick(otherLanguages[main]) : main;
}

function generateOne(places: PlaceIndex, index: number, random: Random, dates: Dates): DemoProvider {
  const home = places.anyHome(random);
  const offered = chooseServices(home, places, random);
  const language = pickLanguage(home.countryCode, random);
  const { businessName, brand } = nameBusiness(home, offered[0]?.service.subcategoryId ?? 1, random);
  const host = hostName(brand);
  const contacts = makeContacts(host, home, mainLanguage(home.countryCode), random);
  const tax = random.chance(0.86) ? taxRegistration(home.countryCode, index, businessName) : undefined;
  const hasWhatsapp = contacts.some(({ contactType }) => contactType === 'whatsapp');
  return {
    businessName,
    commercialName: random.chance(0.7) ? brand : null,
    websiteUrl: random.chance(0.6) ? `https://${host}` : null,
    taxTypeId: tax?.taxTypeId ?? null,
    taxNumber: tax?.taxNumber ?? null,
    description: writeDescription({ brand, home, offered, language, hasWhatsapp }, places, random),
    addressId: home.id,
    language,
    ...dates,
    contacts,
    services: offered.map(({ service, place }) => ({ serviceId: service.id, addressId: place.id })),
    // generated last, so that the other values do not depend on the branches
    branches: random.chance(0.15) ? makeBranches(sitesOf(home, offered), language, random) : [],
    roles: makeRoles(random),
    lanes: makeLanes(home, places, random),
    credentials: makeCredentials(home, businessName, random),
  };
}

/** The home of a business and the other cities that it serves, at most four. */
function sitesOf(home: DemoPlace, offered: readonly { place: DemoPlace }[]): DemoPlace[] {
  const cities = [home, ...offered.map(({ place }) => place)].filter(({ kind }) => kind === 'city');
  return [...new Map(cities.map((place) => [place.id, place])).values()].slice(0, 4);
}

export function* generateProviders(
  places: readonly DemoPlace[],
  { count, unapproved = 0 }: { count: number; unapproved?: number },
): Generator<DemoProvider> {
  const index = indexPlaces(places);
  const first = firstProviders(index).slice(0, count);
  yield* first;
  for (let number = first.length; number < count; number++) {
    const random = createRandom(seedOf(approvedStream, number));
    yield generateOne(index, number, random, approvedDates(random));
  }
  for (let number = 0; number < unapproved; number++) {
    const random = createRandom(seedOf(unapprovedStream, number));
    yield generateOne(index, firstUnapprovedIndex + number, random, waitingDates(random));
  }
}
