import type { Pool } from 'pg';
import { splitItems } from '#server/csv/cells.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { understandKeywords } from '#server/search/keywords/understandKeywords.ts';
import { fold } from '#shared/fold.ts';
import { type Mapping, readMapping } from '../reading/mapping.ts';
import { loadTerms } from '../reading/terms.ts';

const MOST_TEXTS = 200;
export const MOST_SUGGESTED = 3;
const LONGEST = 300;

/** A text in the service columns. */
export interface ServiceText {
  text: string;
  /** The number of rows with the text. */
  rowCount: number;
  /** The ids of the services that the text names; empty when it is not matched. */
  serviceIds: number[];
  /** Whether the text is the name of a service or was matched by staff. */
  isMatched: boolean;
  /** The ids of services that the text may name, the most likely first. */
  suggestedIds: number[];
}

/** The most frequent texts in the service columns, with the number of their rows. */
export async function countServiceTexts(
  pool: Pool,
  importId: number,
  { targets }: Pick<Mapping, 'targets'>,
): Promise<{ text: string; rowCount: number }[]> {
  const columns = targets.flatMap((target, at) => (target === 'services' ? [at + 1] : []));
  if (columns.length === 0) return [];
  const { rows } = await pool.query<{ text: string; rowCount: number }>(
    `select btrim(regexp_replace(cells[at], '\\s+', ' ', 'g')) as text, count(*)::int as "rowCount"
     from provider_import_rows, unnest($2::int[]) as at
     where import_id = $1 and btrim(cells[at]) <> '' and length(cells[at]) <= ${LONGEST}
     group by 1 order by 2 desc, 1 limit ${MOST_TEXTS}`,
    [importId, columns],
  );
  return rows;
}

/** The most frequent texts in the service columns, each once, to be matched for all rows together. */
export async function listServiceTexts(
  { db }: Pick<Context, 'db'>,
  found: { id: number; mapping: Prisma.JsonValue },
): Promise<ServiceText[]> {
  const mapping = readMapping(found.mapping);
  const rows = await countServiceTexts(db.pool, found.id, mapping);
  const { servicesByName } = await loadTerms(db.prisma);
  /**
   * Whether the text has the format of an export with several services, or with a service at a place. Such texts are
   * not listed, because the check of each row parses them.
   */
  const isWrittenOut = (text: string) =>
    /[|@]/.test(text) &&
    splitItems(text).every((item) => servicesByName.get(fold(item.split('@', 1)[0]!))?.length === 1);
  const asked = rows.filter(({ text }) => mapping.services[text] || !isWrittenOut(text));
  return Promise.all(
    asked.map(async ({ text, rowCount }) => {
      const named = servicesByName.get(fold(text)) ?? [];
      const chosen = mapping.services[text];
      const serviceIds = chosen ?? (named.length === 1 ? named : []);
      const isMatched = chosen !== undefined || serviceIds.length > 0;
      const words = isMatched ? null : await understandKeywords(db.pool, text);
      const likely = words && words.exact.length > 0 ? words.exact : (words?.likely ?? []);
      return { text, rowCount, serviceIds, isMatched, suggestedIds: likely.slice(0, MOST_SUGGESTED) };
    }),
  );
}
