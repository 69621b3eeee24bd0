import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts a program of a Debian package. When it is not installed, throws an error that names the package. */
export async function startProgram(
  program: string,
  words: string[],
  options: SpawnOptions & { package: string },
): Promise<ChildProcess> {
  const child = spawn(program, words, options);
  try {
    await once(child, 'spawn');
  } catch (cause) {
    throw new Error(`${program} is not installed: apt-get install ${options.package}`, { cause });
  }
  process.once('exit', () => child.kill('SIGKILL'));
  return child;
}
