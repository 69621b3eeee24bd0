import type { Log } from '#server/generated/prisma/client.ts';
import { batched } from '#server/graphql/batched.ts';
import type { Context } from '#server/graphql/context.ts';

export interface Subject {
  type: keyof typeof NAMES;
  id: number;
}

/** The expression for the name of a subject, by the type of the subject. */
const NAMES = {
  provider: { table: 'providers', column: 'business_name' },
  user: { table: 'users', column: 'display_name' },
  service: { table: 'services', column: 'name_en' },
  partner: { table: 'partners', column: 'name' },
  providerImport: { table: 'provider_imports', column: 'file_name' },
  accessToken: { table: 'access_tokens', column: 'name' },
  webhookEndpoint: { table: 'webhook_endpoints', column: 'url' },
} as const;

export const SUBJECT_TYPES = Object.keys(NAMES) as Subject['type'][];

/** The subject type with this name; null for no subject, and for a type of an earlier release. */
export const subjectTypeOf = (subject: string | null) => SUBJECT_TYPES.find((type) => type === subject) ?? null;

/** The subject of an entry; null for an entry without a subject. */
export function subjectOf({ subject, subjectId }: Pick<Log, 'subject' | 'subjectId'>): Subject | null {
  const type = subjectTypeOf(subject);
  return type && subjectId ? { type, id: subjectId } : null;
}

/** The name in a snapshot of a subject; null for a snapshot without a name. */
export function recordedName(snapshot: unknown): string | null {
  const { businessName, displayName, fileName, name } = (snapshot ?? {}) as Record<string, unknown>;
  return [businessName, displayName, fileName, name].find((item) => typeof item === 'string') ?? null;
}

/**
 * The current name of a subject; null for a deleted subject. The names for all rows of a request are read in one query.
 */
export const subjectName = batched(async ({ db, language }: Pick<Context, 'db' | 'language'>, keys: Subject[]) => {
  const types = [...new Set(keys.map(({ type }) => type))];
  const names = new Map<string, string>();
  if (types.length > 0) {
    const parts = types.map((type, at) => {
      const { table, column } = NAMES[type];
      const name = type === 'service' ? `name_${language}` : column;
      return `select '${type}' as type, id, ${name} as name from ${table} where id = any($${at + 1}::int[])`;
    });
    const values = types.map((type) => keys.filter((key) => key.type === type).map(({ id }) => id));
    const { rows } = await db.pool.query<Subject & { name: string }>(parts.join(' union all '), values);
    for (const { type, id, name } of rows) names.set(`${type} ${id}`, name);
  }
  return ({ type, id }) => names.get(`${type} ${id}`) ?? null;
});
