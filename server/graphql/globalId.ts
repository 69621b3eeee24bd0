import { decodeGlobalID } from '@pothos/plugin-relay';
import { Invalid } from '#server/platform/errors.ts';

/** Formats of global ids that are not database ids. */
const FOREIGN_IDS = new Map([['HelpVideo', /^[\w-]{11}$/]]);

/** The type name and database id (positive, 32 bits) in a global id. Throws `Invalid` for malformed ones. */
export function readGlobalId(globalId: string): { typename: string; id: string } {
  const decoded = decode(globalId);
  if (decoded && FOREIGN_IDS.get(decoded.typename)?.test(decoded.id)) return decoded;
  const id = decoded && /^\d{1,10}$/.test(decoded.id) ? Number(decoded.id) : 0;
  if (!decoded || id < 1 || id >= 2 ** 31) throw new Invalid('id.global');
  return { typename: decoded.typename, id: String(id) };
}

export function writeGlobalId(typename: string, id: number | string): string {
  return Buffer.from(`${typename}:${id}`, 'latin1').toString('base64');
}

/** The database id in a global id of this type. Throws `Invalid` for an id of another type. */
export function databaseIdOf(globalId: string | number, typename: string): number {
  const decoded = readGlobalId(String(globalId));
  if (decoded.typename !== typename) throw new Invalid('id.global');
  return Number(decoded.id);
}

function decode(globalId: string): { typename: string; id: string } | null {
  try {
    return decodeGlobalID(globalId);
  } catch {
    return null;
  }
}
