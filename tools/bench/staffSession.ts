import type { Pool } from 'pg';
import { newToken, tokenHash } from '../../server/platform/secrets.ts';

const EMAIL = 'staff@bench.example';

/** The cookie of a super admin's session, created in the database; `signOutStaff` ends it. */
export async function signInStaff(pool: Pool): Promise<string> {
  const token = newToken();
  await pool.query(
    `with staff as (
      insert into users (email, display_name, is_super_admin, email_verified_at) values ($1, 'Staff', true, now())
      on conflict (email) where email_verified_at is not null do update set is_super_admin = true returning id
    )
    insert into sessions (token_hash, user_id, expires_at) select $2, id, now() + interval '1 day' from staff`,
    [EMAIL, tokenHash(token)],
  );
  return `session=${token}`;
}

/** Keeps the account: it may be the database's only super admin, who cannot be deleted. */
export async function signOutStaff(pool: Pool): Promise<void> {
  await pool.query('delete from sessions using users where users.id = user_id and email = $1', [EMAIL]);
}
