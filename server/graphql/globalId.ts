import { decodeGlobalID } from '@pothos/plugin-relay';
import { Invalid } from '../errors.ts';

/** Type and database id in a global id. Every id here is a positive 32-bit number. Throws `Invalid` for other texts. */
export function readGlobalId(globalId: string): { typename: string; id: string } {
  const decoded = decode(globalId);
  const id = decoded && /^\d{1,10}$/.test(decoded.id) ? Number(decoded.id) : 0;
  if (!decoded || id < 1 || id >= 2 ** 31) throw new Invalid('id.global');
  return { typename: decoded.typename, id: String(id) };
}

export function writeGlobalId(typename: string, id: number): string {
  return Buffer.from(`${typename}:${id}`, 'latin1').toString('base64');
}

/** The database id in a global id of this type. Throws `Invalid` when it is of another. */
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
