import { Invalid } from '#server/platform/errors.ts';

/** Where a page of results ended: which filter, which ring or tier, which block, and the last row. */
export interface SearchCursor {
  must: number;
  step: number;
  bound: number | null;
  boundId: number | null;
  score: number;
  providerId: number;
}

/** Opaque to clients. Numbers keep every digit, so that the row itself is never shown twice. */
export function encodeCursor({ must, step, bound, boundId, score, providerId }: SearchCursor): string {
  return Buffer.from(JSON.stringify([must, step, bound, boundId, score, providerId])).toString('base64url');
}

/** Throws `Invalid` for anything that `encodeCursor` did not make. */
export function decodeCursor(text: string): SearchCursor {
  const parts = parse(text);
  const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
  const isId = (value: unknown) => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 31;
  const [must, step, bound, boundId, score, providerId] = parts;
  const valid =
    parts.length === 6 &&
    [1, 2, 3, 4, 5, 6, 7].includes(must as number) &&
    [1, 2, 3, 4, 5, 6, 7].includes(step as number) &&
    ((bound === null && boundId === null) || (isNumber(bound) && isId(boundId))) &&
    isNumber(score) &&
    isId(providerId);
  if (!valid) throw new Invalid('paging.cursor', { field: 'after' });
  return { must, step, bound, boundId, score, providerId } as SearchCursor;
}

function parse(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
