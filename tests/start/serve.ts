import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished } from 'vitest';

/** Starts the built server, until the test has finished. */
export function serve(env: NodeJS.ProcessEnv) {
  onTestFinished(() => void child.kill('SIGKILL'));
  const child = spawn(process.execPath, ['dist/server/serve.js'], {
    env: { ...process.env, LOG_LEVEL: 'warn', SEED: 'none', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { text: '' };
  child.stdout.on('data', (chunk) => {
    output.text += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.text += chunk;
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(output.text)));
  ended.catch(() => {});
  const url = async () => {
    while (!/http:\/\/\S+/.test(output.text)) await Promise.race([once(child.stdout, 'data'), ended]);
    return output.text.match(/http:\/\/\S+/)![0];
  };
  return { child, output, url };
}

/** A process is busy while it reads the directory for the first time. */
export async function untilReady(base: string): Promise<void> {
  await expect.poll(async () => (await fetch(`${base}/ready`)).status).toBe(200);
}
