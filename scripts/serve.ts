// Serves the built product: starts everything, prints its address, and ends on a signal.
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { ROOT } from '#server/platform/root.ts';

// Caches compiled code for the next start. Called before the other imports, as it only affects later ones.
enableCompileCache(path.join(ROOT, 'node_modules/.cache/node-compile'));
const { BadEnvironment, readEnv } = await import('#server/platform/env.ts');
const { main } = await import('#server/app/main.ts');
const { showProgress } = await import('./progress.ts');

const ENDS_WITHIN_MS = 20_000;
let drainMs = 0;

let stop = async () => {};
let askedAt = 0;

async function end(code: number): Promise<void> {
  // A second Ctrl-C ends the process immediately; the same signal may arrive twice, from the terminal and from npm.
  if (askedAt > 0 && Date.now() - askedAt > 500) process.exit(1);
  if (askedAt > 0) return;
  askedAt = Date.now();
  setTimeout(() => process.exit(1), ENDS_WITHIN_MS + drainMs).unref();
  await stop();
  process.exit(code);
}

/** Writes to the console instead of the log, which may have failed itself. */
function endBecause(error: unknown): void {
  console.error('Rumbo stopped because of an unexpected error:', error);
  end(1).catch(() => process.exit(1));
}

process.on('uncaughtException', endBecause);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    console.log('Stopping …');
    end(0).catch(endBecause);
  });

try {
  const env = readEnv();
  drainMs = env.drainSeconds * 1_000;
  const running = await main(env, {
    onStep: (text) => console.log(text),
    onProgress: showProgress,
    onLost: endBecause,
  });
  stop = running.stop;
  const { url, admin } = running;
  if (admin) {
    const password = admin.password
      ? `password ${admin.password} (shown only now; choose your own within three days)`
      : admin.isPasswordGiven
        ? 'with the password in ADMIN_PASSWORD'
        : 'with the password set earlier; npm run admin -- <email> creates another super admin';
    console.log(`
Rumbo is at ${url}
  GraphQL      ${url}/graphql
  REST         ${url}/api/search?q=transporte
  Back office  ${url}/bo, log in as ${admin.email}, ${password}
  Email        ${env.smtpUrl ? `sent through ${new URL(env.smtpUrl).host}` : `saved as files in ${path.join(env.dataDir, 'mail')}`}
Press Ctrl-C to stop.`);
  } else console.log(`Rumbo is processing jobs; ${url}/ready reports its status. Press Ctrl-C to stop.`);
} catch (error) {
  if (error instanceof BadEnvironment) console.error(`Invalid environment variables:\n${error.message}`);
  else console.error(`Rumbo could not start: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
