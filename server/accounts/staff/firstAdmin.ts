import type { Db } from '#server/platform/db.ts';
import type { Env } from '#server/platform/env.ts';
import { makeAdmin } from './makeAdmin.ts';

export interface FirstAdmin {
  email: string;
  /** Generated at this start: shown once, stored nowhere. Null for an existing admin, or a configured password. */
  password: string | null;
  /** Whether it was created at this start with the configured password. */
  isPasswordGiven: boolean;
}

const ADMIN_LOCK = 7_310_004;

/** Creates a super admin when there is none. Instances that start at the same time create only one. */
export async function firstAdmin(db: Db, { adminEmail, adminPassword }: Env): Promise<FirstAdmin> {
  // does not use Prisma, whose engine is slow to load
  const { rows } = await db.pool.query<{ email: string }>(
    'select email from users where is_super_admin and disabled_at is null order by id limit 1',
  );
  if (rows[0]) return { email: rows[0].email, password: null, isPasswordGiven: false };
  return db.prisma.$transaction(async (tx) => {
    await tx.$queryRaw`select 1 from pg_advisory_xact_lock(${ADMIN_LOCK}::bigint)`;
    const existing = await tx.user.findFirst({
      where: { isSuperAdmin: true, disabledAt: null },
      orderBy: { id: 'asc' },
    });
    if (existing) return { email: existing.email, password: null, isPasswordGiven: false };
    return makeAdmin(tx, adminEmail ?? 'admin@rumbo.example', adminPassword);
  });
}
