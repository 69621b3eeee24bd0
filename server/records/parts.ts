import type * as z from 'zod';
import type { Context } from '#server/graphql/context.ts';
import type { PublicProvider } from '#server/providers/public/restSchema.ts';
import { nameIn } from '#server/services/nameIn.ts';
import { laneText } from '#shared/lane.ts';

/** The documented body of a provider, in English. */
export type PublicBody = z.output<typeof PublicProvider>;

/** The parts of a record, in the order of the provider's page. */
export const PARTS = [
  'name',
  'place',
  'contacts',
  'notices',
  'credentials',
  'roles',
  'lanes',
  'services',
  'branches',
  'description',
] as const;
export type Part = (typeof PARTS)[number];
/** The length of a date in ISO 8601. */
const DAY_LENGTH = 10;

export type Lines = Partial<Record<Part, string[]>>;

/** The parts of a record as lines for comparison; for display, contacts have dates. */
export async function linesOf(
  { db, language }: Pick<Context, 'db' | 'language'>,
  shown: Partial<PublicBody>,
  isDated = false,
): Promise<Lines> {
  const { businessName, commercialName, description, address, contacts, credentials, roles, lanes, branches } = shown;
  const lines: Record<Part, (string | null | undefined)[] | undefined> = {
    name:
      businessName === undefined
        ? undefined
        : [String(businessName), commercialName === null ? null : String(commercialName ?? '')],
    place: address && [address.displayName],
    contacts: contacts?.map(({ contactValue, updatedAt }) =>
      isDated && updatedAt ? `${contactValue} · ${updatedAt.slice(0, DAY_LENGTH)}` : contactValue,
    ),
    notices: 'controlNotice' in shown ? (shown.controlNotice?.kinds ?? []).map((kind) => kind) : undefined,
    credentials: credentials?.map(({ name, number, lastCheck: { source, sourceDate } }) =>
      [name, number, source, sourceDate].join(' · '),
    ),
    roles: roles?.map(String),
    lanes: lanes?.map(({ from, to, bothWays }) => laneText(from.displayName, to.displayName, bothWays)),
    services: shown.providerServices && (await servicesIn(db, language, shown.providerServices)),
    branches: branches?.map(({ address: at, name, phone }) =>
      [name, at.displayName, phone].filter(Boolean).join(' · '),
    ),
    description: description === undefined ? undefined : [String(description)],
  };
  return Object.fromEntries(
    Object.entries(lines)
      .filter(([, list]) => list !== undefined)
      .map(([part, list]) => [part, list!.filter((line): line is string => Boolean(line)).sort()]),
  );
}

async function servicesIn(
  { prisma }: Context['db'],
  language: Context['language'],
  offered: PublicBody['providerServices'],
): Promise<string[]> {
  const ids = offered.map(({ servicesId }) => servicesId);
  const services = new Map((await prisma.service.findMany({ where: { id: { in: ids } } })).map((row) => [row.id, row]));
  return offered.map(({ servicesId, service, address }) => {
    const row = services.get(servicesId);
    return `${row ? nameIn(language, row) : service.name} · ${address.name}`;
  });
}
