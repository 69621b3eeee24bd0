import { spawnSync } from 'node:child_process';
import { isLong } from '../tier.ts';

export interface Client {
  folder: string;
  command: string;
  list: string;
  receive: string;
}

const client = (folder: string, command: string, suffix: string): Client => ({
  ...{ folder: `examples/${folder}`, command },
  ...{ list: `list.${suffix}`, receive: `receive.${suffix}` },
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

/** The example clients for partners, as commands; the Python one in the long run, if Python is available. */
export const CLIENTS: readonly Client[] = [
  client('typescript-client', process.execPath, 'ts'),
  ...(isLong && hasPython ? [client('python-client', 'python3', 'py')] : []),
];
