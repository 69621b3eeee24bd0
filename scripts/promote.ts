// The second part of npm run admin, which needs the generated database client.

import { makeAdmin } from '#server/accounts/staff/makeAdmin.ts';
import { readEnv } from '#server/platform/env.ts';
import { withOwnerDb } from './ownerDb.ts';

try {
  const [email] = process.argv.slice(2);
  if (!email) throw new Error('usage: npm run admin -- ana@rumbo.example');
  const { adminPassword } = readEnv();
  const admin = await withOwnerDb((db) => db.prisma.$transaction((tx) => makeAdmin(tx, email, adminPassword)));
  console.log(`${admin.email} is now a super admin.`);
  if (admin.password) {
    console.log(`Password (shown only now): ${admin.password}`);
    console.log('Replace it at the first login, within three days.');
  }
  if (admin.isPasswordGiven) console.log('The password is the one in ADMIN_PASSWORD.');
} catch (error) {
  console.error(`No super admin was created: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
