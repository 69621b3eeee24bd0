import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect } from 'vitest';

const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts the built server, or the script. */
export function serve(env: NodeJS.ProcessEnv, script = 'dist/server/serve.js') {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, LOG_LEVEL: 'warn', SEED: 'none', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const output = { text: '' };
  child.stdout.on('data', (chunk) => {
    output.text += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.text += chunk;
  });
  const url = async () => {
    while (!/http:\/\/\S+/.test(output.text)) await once(child.stdout, 'data');
    return output.text.match(/http:\/\/\S+/)![0];
  };
  return { child, output, url };
}

/** A process is busy while it reads the directory for the first time. */
export async function untilReady(base: string): Promise<void> {
  await expect.poll(async () => (await fetch(`${base}/ready`)).status, { timeout: 10_000 }).toBe(200);
}
