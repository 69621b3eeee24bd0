import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { TooManyRequests } from '#server/platform/errors.ts';
import { createSemaphore } from '#server/platform/semaphore.ts';

const derive = promisify(argon2 as (algorithm: string, parameters: Argon2Parameters, done: Callback) => void);
type Callback = (error: Error | null, key: Buffer) => void;

/** OWASP's recommended cost of argon2id: 19 MiB, two passes, one lane. */
export const HASH_COST = { memory: 19_456, passes: 2, parallelism: 1 };
/** The cost of new hashes, which unrelated tests lower. */
export const hashCost = { ...HASH_COST };
const TAG_BYTES = 32;
const SALT_BYTES = 16;

/**
 * Limits concurrent hashing to leave a core for searches. Each hash takes a core, 19 MiB and one of Node's four threads
 * for about 25 ms.
 */
const semaphore = createSemaphore({
  atOnce: Math.min(2, Math.max(1, availableParallelism() - 1)),
  waiting: 20,
  rejection: () => new TooManyRequests(2),
});

/** Throws `TooManyRequests` when the queue of hashes is full, for callers that have other work to do first. */
export function assertHashRoom(): void {
  if (semaphore.isFull()) throw new TooManyRequests(2);
}

/** The password's hash in PHC format. Throws `TooManyRequests` when the queue is full. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await hash(password, salt, hashCost, TAG_BYTES);
  return inPhc(salt, tag);
}

/**
 * Whether the password has the stored hash. Takes the same time without a stored hash, so that timing does not reveal
 * whether an account exists.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, , , parameters = '', salt = '', tag = ''] = (stored ?? dummyHash()).split('$');
  const [memory = 0, passes = 0, parallelism = 0] = parameters.split(',').map((pair) => Number(pair.split('=')[1]));
  const expected = Buffer.from(tag, 'base64');
  const found = await hash(password, Buffer.from(salt, 'base64'), { memory, passes, parallelism }, expected.byteLength);
  return timingSafeEqual(found, expected) && stored !== null;
}

const dummyHash = () => inPhc(Buffer.alloc(SALT_BYTES), Buffer.alloc(TAG_BYTES));

function inPhc(salt: Buffer, tag: Buffer): string {
  const { memory, passes, parallelism } = hashCost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`;
}

async function hash(password: string, nonce: Buffer, cost: typeof hashCost, tagLength: number): Promise<Buffer> {
  const end = await semaphore.take();
  try {
    // Keyboards encode "ó" as one or two characters: NFC makes both the same bytes. NFKC would also unify different
    // characters ("½" and "1⁄2"), and so accept passwords that differ from the original.
    return await derive('argon2id', { message: password.normalize('NFC'), nonce, tagLength, ...cost });
  } finally {
    end();
  }
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
