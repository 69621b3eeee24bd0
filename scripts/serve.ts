// Serves what is built: brings everything up, says where it is, and ends on a signal.
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { ROOT } from '../server/root.ts';

// What the engine has compiled once it finds there at the next start. Before the imports: it is for what comes after.
enableCompileCache(path.join(ROOT, 'node_modules/.cache/node-compile'));
const { BadEnvironment, readEnv } = await import('../server/env.ts');
const { main } = await import('../server/main.ts');
const { showProgress } = await import('./progress.ts');

try {
  const env = readEnv();
  const { url, admin, complete, stop } = await main(env, (text) => console.log(text), showProgress);
  const password = admin.password
    ? `password ${admin.password} (shown only now)`
    : 'its password was set before; npm run admin -- <email> makes another super admin';
  console.log(`
Rumbo is at ${url}
  GraphQL      ${url}/graphql
  REST         ${url}/api/search?q=transporte
  Back office  ${url}/bo, sign in as ${admin.email}, ${password}
  Mail         ${env.smtpUrl ? `goes to ${new URL(env.smtpUrl).host}` : `becomes files in ${path.join(env.dataDir, 'mail')}`}
Stop it with Ctrl-C.`);

  complete.catch(async (error) => {
    console.error(tell(error));
    await stop();
    process.exit(1);
  });

  let askedAt = 0;
  const end = async () => {
    // A second Ctrl-C ends at once; the same one may come twice, from the terminal and from npm.
    if (askedAt > 0 && Date.now() - askedAt > 500) process.exit(1);
    if (askedAt > 0) return;
    askedAt = Date.now();
    console.log('Stopping …');
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
} catch (error) {
  if (error instanceof BadEnvironment) console.error(`These environment variables are not right:\n${error.message}`);
  else console.error(tell(error));
  process.exit(1);
}

function tell(error: unknown): string {
  return `Rumbo could not start: ${error instanceof Error ? error.message : error}`;
}
