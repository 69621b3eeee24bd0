import { READ_COLUMNS } from '#server/providers/csv/csvColumns.ts';

/** Columns of a CSV of providers that an import never sets. */
const NEVER_SET = ['controlNotice', 'confirmedAt', 'approvedAt', 'approvedBy', 'createdAt', 'updatedAt'] as const;
/** Read in addition to another target. */
const BESIDE = ['areaCode', 'address'] as const;
const CONTACTS = ['email', 'phone', 'mobilePhone', 'whatsapp'] as const;

/** The fields that a column of a file can be mapped to. */
export const TARGETS = [...READ_COLUMNS.filter((name) => !isNeverSet(name)), ...CONTACTS, ...BESIDE] as Target[];
export type Target =
  | Exclude<(typeof READ_COLUMNS)[number], (typeof NEVER_SET)[number]>
  | (typeof CONTACTS)[number]
  | (typeof BESIDE)[number];

function isNeverSet(name: string): boolean {
  return NEVER_SET.some((item) => item === name);
}

/**
 * Targets that several columns may have: the second column of a tax number is its check digit, of a region the areas
 * within it, and the first one of an area code is the country code. For others the first cell that is not empty is
 * used.
 */
export const isOfSeveral = (target: string): boolean =>
  isContact(target) || /^(city|region|services|taxNumber|areaCode|websiteUrl)$/.test(target);

export const isContact = (target: string): target is (typeof CONTACTS)[number] =>
  CONTACTS.some((contact) => contact === target);

/** The field of a target; null for one that marks a service, and for an unknown one. */
export const readField = (target: string | null | undefined): Target | null =>
  TARGETS.find((field) => field === target) ?? null;

const SERVICE = /^service:(\d{1,10})$/;

/** The target of a column that marks the rows with a service. */
export const markOf = (serviceId: number): string => `service:${serviceId}`;

/** The service marked by a column; null for other targets. */
export function markedService(target: string): number | null {
  const [, id] = target.match(SERVICE) ?? [];
  return id === undefined ? null : Number(id);
}
