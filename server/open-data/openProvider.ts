import { type Cell, joinItems } from '#server/csv/cells.ts';
import { noticeText } from '#server/providers/control/controlNotice.ts';

/** A provider as in `GET /api/public-providers`, in English. */
interface PublicBody extends Facts {
  path: unknown;
  contacts: unknown;
  description: unknown;
  image: unknown;
  branches: (Branch & { phone: unknown })[];
}

interface Branch {
  address: Named;
  name: string | null;
  hours: string | null;
}

interface Named {
  displayName: string;
}

interface Facts {
  id: number;
  businessName: string;
  commercialName: string | null;
  websiteUrl: string | null;
  language: string;
  createdAt: string;
  reviewedAt: string;
  updatedAt: string;
  addressesId: number;
  address: Named;
  roles: string[];
  providerServices: { service: { name: string }; address: Named }[];
  credentials: { name: string; number: string; lastCheck: { source: string; sourceDate: string } }[];
  controlNotice: { since: string; kinds: string[] } | null;
  lanes: { from: Named; to: Named; bothWays: boolean; rhythm: string }[];
}

export type OpenProvider = Facts & { url: string; branches: Branch[] };

/**
 * The facts of a provider: without contacts, and without the description and picture, whose copyright the provider
 * holds. Anything that looks like an address or a number is removed from texts.
 */
export function openProvider(body: object, publicUrl: string): OpenProvider {
  const { contacts: _, description: __, image: ___, path: ____, branches, ...facts } = body as PublicBody;
  return {
    ...facts,
    // the full URL contains words of the name, and changes with it
    url: `${publicUrl}/providers/${facts.id}`,
    businessName: withoutContacts(facts.businessName)!,
    commercialName: withoutContacts(facts.commercialName),
    websiteUrl:
      facts.websiteUrl !== null && withoutContacts(facts.websiteUrl) === facts.websiteUrl ? facts.websiteUrl : null,
    branches: branches.map(({ phone: _____, ...branch }) => ({ ...branch, name: withoutContacts(branch.name) })),
  };
}

const ADDRESS = /(?<![^\s@<>()])[^\s@<>()]+@[^\s@<>()]+/g;
const NUMBER = /\+?\d(?:[\s().-]{0,2}\d){6,}/g;

export function withoutContacts(text: string | null): string | null {
  return text?.replaceAll(ADDRESS, '').replaceAll(NUMBER, '').replaceAll(/ {2,}/g, ' ').trim() ?? null;
}

/** The columns of the table, with their types and descriptions in the data package. */
export const COLUMNS = {
  id: ['integer', 'Stable: never given to another business.'],
  url: ['string', 'Its page.'],
  businessName: ['string', 'The legal name.'],
  commercialName: ['string', 'The name it trades under.'],
  websiteUrl: ['string', 'Its website.'],
  language: ['string', 'Its language: en, es, fr or pt.'],
  roles: ['string', 'What it says it is, separated by ` | `.'],
  cityId: ['integer', 'The GeoNames id of its city, or an id of the directory from 2000000000 on.'],
  city: ['string', 'Its city, with region and country.'],
  services: ['string', '`service @ place`, separated by ` | `.'],
  lanes: ['string', 'Routes that it says it drives: `from > to: rhythm`, `<>` for both ways; separated by ` | `.'],
  credentials: ['string', 'Numbers found at public registers: `register number (source, date)`, separated by ` | `.'],
  controlNotice: [
    'string',
    'Contacts or owner changed within the last 14 days: `what: since`. It stands with the credentials.',
  ],
  branches: ['string', '`place: opening hours`, separated by ` | `.'],
  createdAt: ['datetime', 'When it was entered.'],
  reviewedAt: ['datetime', 'When staff of the directory approved it.'],
  updatedAt: ['datetime', 'When it was last changed.'],
} as const;

type Column = keyof typeof COLUMNS;

export function cellsOf(provider: OpenProvider): Cell[] {
  const { providerServices, credentials, controlNotice, lanes, branches, roles, addressesId, address, ...facts } =
    provider;
  const cells: Record<Column, Cell> = {
    ...facts,
    roles: joinItems(roles),
    cityId: addressesId,
    city: address.displayName,
    services: joinItems(providerServices.map(({ service, address: at }) => `${service.name} @ ${at.displayName}`)),
    lanes: joinItems(
      lanes.map(({ from, to, bothWays, rhythm }) =>
        [`${from.displayName} ${bothWays ? '<>' : '>'} ${to.displayName}`, rhythm].join(': '),
      ),
    ),
    credentials: joinItems(
      credentials.map(
        ({ name, number, lastCheck: { source, sourceDate } }) => `${name} ${number} (${source}, ${sourceDate})`,
      ),
    ),
    controlNotice: noticeText(controlNotice),
    branches: joinItems(branches.map(({ address: at, hours }) => [at.displayName, hours].filter(Boolean).join(': '))),
  };
  return (Object.keys(COLUMNS) as Column[]).map((column) => cells[column]);
}
