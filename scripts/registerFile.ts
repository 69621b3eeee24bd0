// The second part of npm run register, which needs the generated database client.
import { createReadStream, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formOf } from '#server/credentials/registers/forms.ts';
import { loadRegister } from '#server/credentials/registers/loadRegister.ts';
import { CREDENTIAL_KIND_NAMES, isDay } from '#shared/credentials.ts';
import { withOwnerDb } from './ownerDb.ts';

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { date: { type: 'string' } } });
  const [name = '', file] = positionals;
  const form = formOf(name);
  if (!form || !file)
    throw new Error(
      `usage: npm run register -- fmcsa|antt|denue|${CREDENTIAL_KIND_NAMES.join('|')} <file.csv> [--date 2026-11-01]`,
    );
  const date = values.date ?? statSync(file).mtime.toISOString().slice(0, 10);
  if (!isDay(date)) throw new Error('the date is a day such as 2026-11-01');
  const { rows, added, changed, removed } = await withOwnerDb(({ pool }) =>
    loadRegister(pool, form, createReadStream(file, { highWaterMark: 1 << 18 }), date),
  );
  console.log(`${form.kind}: ${rows} rows of ${date}: ${added} added, ${changed} changed, ${removed} removed.`);
  console.log('The server compares the credentials of businesses with them now.');
} catch (error) {
  console.error(`No register was loaded: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
