import { decodeGlobalID } from '@pothos/plugin-relay';
import { Invalid } from '#server/platform/errors.ts';

/** Formats of global ids that are not database ids. */
const FOREIGN_IDS = new Map([['HelpVideo', /^[\w-]{11}$/]]);

/** Previous type names, which the ids in stored links may contain. */
const FORMER_NAMES = new Map([['Address', 'Place']]);

/** The type name and database id (positive, 32 bits) in a global id. Throws `Invalid` for a malformed id. */
export function readGlobalId(globalId: string): { typename: string; id: string } {
  const decoded = decode(globalId);
  if (decoded && FOREIGN_IDS.get(decoded.typename)?.test(decoded.id)) return decoded;
  return { typename: decoded?.typename ?? '', id: String(checkedId(decoded?.id ?? '')) };
}

/** The database id in digits. Throws `Invalid` unless it is positive and has at most 32 bits. */
function checkedId(digits: string): number {
  const id = /^\d{1,10}$/.test(digits) ? Number(digits) : 0;
  if (id < 1 || id >= 2 ** 31) throw new Invalid('id.global');
  return id;
}

export function writeGlobalId(typename: string, id: number | string): string {
  return Buffer.from(`${typename}:${id}`, 'latin1').toString('base64');
}

/**
 * The database id in an id that a caller sent: a global id of this type, or digits. Throws `Invalid` for any other id.
 */
export function databaseIdOf(sent: string | number, typename: string): number {
  // "0" is the id of no object, see `idInPath`
  if (sent === '0') return 0;
  if (/^\d+$/.test(String(sent))) return checkedId(String(sent));
  const decoded = readGlobalId(String(sent));
  if (decoded.typename !== typename) throw new Invalid('id.global');
  return Number(decoded.id);
}

/** The database id in an id that a form may leave blank; null for a blank id. */
export const chosenId = (sent: string | number, typename: string): number | null =>
  sent === '' ? null : databaseIdOf(sent, typename);

function decode(globalId: string): { typename: string; id: string } | null {
  try {
    const { typename, id } = decodeGlobalID(globalId);
    return { typename: FORMER_NAMES.get(typename) ?? typename, id };
  } catch {
    return null;
  }
}
