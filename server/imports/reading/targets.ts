import { READ_COLUMNS } from '#server/providers/csv/csvColumns.ts';

/** The columns in a CSV export of providers that an import never sets. */
const NEVER_SET = ['controlNotice', 'confirmedAt', 'approvedAt', 'approvedBy', 'createdAt', 'updatedAt'] as const;
/** Targets that are read only in addition to another target. */
const BESIDE = ['areaCode', 'address'] as const;
const CONTACTS = ['email', 'phone', 'mobilePhone', 'whatsapp'] as const;

/** All fields to which a column of a file can be mapped. */
export const TARGETS = [...READ_COLUMNS.filter((name) => !isNeverSet(name)), ...CONTACTS, ...BESIDE] as Target[];
export type Target =
  | Exclude<(typeof READ_COLUMNS)[number], (typeof NEVER_SET)[number]>
  | (typeof CONTACTS)[number]
  | (typeof BESIDE)[number];

function isNeverSet(name: string): boolean {
  return NEVER_SET.some((item) => item === name);
}

/**
 * Whether several columns may have the target. The second column of a tax number is its check digit, that of a region
 * contains areas within the region, and the first column of an area code is the country code. For other targets the
 * first cell that is not empty is used.
 */
export const isOfSeveral = (target: string): boolean =>
  isContact(target) || /^(city|region|services|taxNumber|areaCode|websiteUrl)$/.test(target);

export const isContact = (target: string): target is (typeof CONTACTS)[number] =>
  CONTACTS.some((contact) => contact === target);

/** The field of a target; null for a target that marks a service, and for an unknown target. */
export const readField = (target: string | null | undefined): Target | null =>
  TARGETS.find((field) => field === target) ?? null;

const SERVICE = /^service:(\d{1,10})$/;

/** The target of a column that marks the rows offering a service. */
export const markOf = (serviceId: number): string => `service:${serviceId}`;

/** The id of the service that a column marks; null for other targets. */
export function markedService(target: string): number | null {
  const [, id] = target.match(SERVICE) ?? [];
  return id === undefined ? null : Number(id);
}
