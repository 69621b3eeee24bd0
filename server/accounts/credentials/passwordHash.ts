import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { TooManyRequests } from '#server/platform/errors.ts';
import { createTurns } from '#server/platform/turns.ts';

const derive = promisify(argon2 as (algorithm: string, parameters: Argon2Parameters, done: Callback) => void);
type Callback = (error: Error | null, key: Buffer) => void;

/** What OWASP's cheat sheet on password storage asks of argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const SALT_BYTES = 16;

/** Each takes a core, 19 MiB and one of Node's four threads for some 25 ms: a core is left for searches. */
const turns = createTurns({
  atOnce: Math.min(2, Math.max(1, availableParallelism() - 1)),
  waiting: 20,
  refusal: () => new TooManyRequests(2),
});

/** Throws `TooManyRequests` when too many wait to be hashed: for callers that have other work to do first. */
export function assertHashRoom(): void {
  if (turns.isFull()) throw new TooManyRequests(2);
}

/** The password in PHC format. Throws `TooManyRequests` when too many wait to be hashed. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await hash(password, salt, COST, TAG_BYTES);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`;
}

/** Takes the same work when there is nothing to compare with, so that time does not tell whether an account exists. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, , , parameters = '', salt = '', tag = ''] = (stored ?? NOBODYS).split('$');
  const [memory = 0, passes = 0, parallelism = 0] = parameters.split(',').map((pair) => Number(pair.split('=')[1]));
  const expected = Buffer.from(tag, 'base64');
  const found = await hash(password, Buffer.from(salt, 'base64'), { memory, passes, parallelism }, expected.byteLength);
  return timingSafeEqual(found, expected) && stored !== null;
}

const NOBODYS = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

async function hash(password: string, nonce: Buffer, cost: typeof COST, tagLength: number): Promise<Buffer> {
  const end = await turns.take();
  try {
    // Keyboards type "ó" as one character or as two: the same letter, so NFC makes them the same bytes. NFKC would also
    // make different characters alike ("½" and "1⁄2"): a password would no longer be checked as it was typed.
    return await derive('argon2id', { message: password.normalize('NFC'), nonce, tagLength, ...cost });
  } finally {
    end();
  }
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
