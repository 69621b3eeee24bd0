// npm run dev: restarts the server when its files change, hot-reloads the web, and updates Relay's artifacts. One
// address: Vite serves the web and proxies other requests to the server.
import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { ensureDatabase } from '#server/platform/db.ts';
import { readEnv } from '#server/platform/env.ts';
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { generateServer } from './build.ts';
import { generateRelay } from './generate.ts';
import { compileMessages } from './messages.ts';

generateServer();
compileMessages();
generateRelay();

const env = readEnv();
// The database survives restarts of the server.
const postgres = env.databaseUrl === null ? await startEmbeddedPostgres(env.dataDir) : null;
if (postgres) await ensureDatabase(postgres.url('postgres'), 'rumbo');

const serverPort = env.port + 1;
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'scripts/serve.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: String(serverPort),
    PUBLIC_URL: `http://localhost:${env.port}`,
    DATABASE_URL: env.databaseUrl ?? postgres!.url('rumbo'),
    SEED: env.seed,
  },
});
// also when the loss of the database ends this process
process.on('exit', () => server.kill('SIGTERM'));

const target = `http://127.0.0.1:${serverPort}`;
const vite = await createServer({
  server: {
    port: env.port,
    host: env.host,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/graphql', '/api', '/health', '/ready', '/uploads', '/assets'].map((path) => [path, { target }]),
    ),
  },
});
await vite.listen();
console.log(`The web, with hot reload: http://localhost:${env.port}`);

const end = async () => {
  server.kill('SIGTERM');
  await vite.close();
  await postgres?.stop();
  process.exit(0);
};
// Vite's own listener would end the process before the database is stopped.
process.removeAllListeners('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
