import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { Invalid, TooManyRequests } from '#server/platform/errors.ts';
import { createSemaphore } from '#server/platform/semaphore.ts';
import { hasPasswordLength, PASSWORD_LENGTH } from '#shared/passwordLength.ts';

const derive = promisify(argon2 as (algorithm: string, parameters: Argon2Parameters, done: Callback) => void);
type Callback = (error: Error | null, key: Buffer) => void;

/** OWASP's recommended cost of argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const SALT_BYTES = 16;

/** Each hash takes a core, 19 MiB and one of Node's four threads for about 25 ms: leaves a core for searches. */
const semaphore = createSemaphore({
  atOnce: Math.min(2, Math.max(1, availableParallelism() - 1)),
  waiting: 20,
  rejection: () => new TooManyRequests(2),
});

/** Throws `TooManyRequests` when the queue is full, for callers that have other work to do first. */
export function assertHashRoom(): void {
  if (semaphore.isFull()) throw new TooManyRequests(2);
}

/** The password's hash in PHC format. Throws `TooManyRequests` when the queue is full. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await hash(password, salt, COST, TAG_BYTES);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`;
}

/** Takes the same time without a stored hash, so that timing does not reveal whether an account exists. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, , , parameters = '', salt = '', tag = ''] = (stored ?? DUMMY_HASH).split('$');
  const [memory = 0, passes = 0, parallelism = 0] = parameters.split(',').map((pair) => Number(pair.split('=')[1]));
  const expected = Buffer.from(tag, 'base64');
  const found = await hash(password, Buffer.from(salt, 'base64'), { memory, passes, parallelism }, expected.byteLength);
  return timingSafeEqual(found, expected) && stored !== null;
}

const DUMMY_HASH = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

async function hash(password: string, nonce: Buffer, cost: typeof COST, tagLength: number): Promise<Buffer> {
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

/** Validates a new password, except for the rule of `checkNotEmail`. Throws `Invalid`. */
export async function checkNewPassword(password: string): Promise<void> {
  const field = 'password';
  if (password === '') throw new Invalid('password.required', { field });
  if (!hasPasswordLength(password)) throw new Invalid('password.length', { ...PASSWORD_LENGTH, field });
  if (!password.isWellFormed()) throw new Invalid('text.malformed', { field });
  if (await isCommonPassword(password)) throw new Invalid('password.common', { field });
}

/** Throws `Invalid` when the password is the account's e-mail or its local part: both are easily guessed. */
export function checkNotEmail(password: string, email: string): void {
  const guess = password.toLowerCase();
  if (guess === email || guess === email.slice(0, email.lastIndexOf('@'))) {
    throw new Invalid('password.isEmail', { field: 'password' });
  }
}

/** Repetitions of a few characters, which the list does not contain: "11111111", "abcdabcd". */
const REPEATED = /^(.{1,4})\1+$/su;

let known: Promise<ReadonlySet<string>> | undefined;

/** Whether the password is common enough to be among the first guesses. Ignores case. */
async function isCommonPassword(password: string): Promise<boolean> {
  const guess = password.normalize('NFC').toLowerCase();
  // loaded on first use, as it takes 5 MB and is not needed at start
  known ??= loadList();
  return REPEATED.test(guess) || (await known).has(guess);
}

async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...REGIONAL.trim().split(/\s+/)]);
}

/**
 * Common passwords that the list of the world's 50,000 most common ones lacks, in lower case: sequences, and words of
 * this trade and these countries.
 */
const REGIONAL = `
p@ssword p@ssw0rd1 pass12345 0123456789 0987654321 9876543210 987654321 87654321 1234512345 zxcvbnm, abcdefgh
aa12345678 loveme123 changeme123 barcelona1 hottie101 estrellita admin1234 admin12345 administrador admin@123
admin2023 admin2024 admin2025 admin2026 root1234 toor1234 guest123 user1234 usuario1 usuario123 test12345 demo1234
temporal1 server123 system123 superadmin superuser contraseña contraseña1 contrasena1 contraseña123 contrasena123
clave123 clave1234 miclave1 micontraseña micontrasena tequiero1 teamo123 teamomucho teamodios teamoamor mariposa1
princesa1 futbol123 bocajuniors boca1234 river1234 argentina1 argentina123 mexico123 colombia1 colombia123 peru1234
chile123 chile1234 santiago1 chivas123 pumas123 jesucristo diosesamor diosesfiel diosteama familia1 familia123
hermosa1 hermosa123 bonita123 corazon1 corazon123 bendicion bendiciones senha1234 senha12345 senha123456 mudar123
brasil123 brasil12 brasil1234 brasil2014 flamengo1 flamengo10 corinthians corinthians1 palmeiras1 vasco123 gremio123
cruzeiro1 internacional eutedoamo euteamo1 euteamo123 teamo1234 jesuscristo jesusteama deusefiel deusfiel deus1234
gabriel123 rafael123 rafaela1 beatriz1 princesinha amorzinho obrigado1 amizade1 familia12 logistica logistica1
logistica123 transporte transporte1 transporte123 transportes rumbo123 rumbo1234 camiones camion123 caminhao caminhao1
frete123 cargo123 shipping1
`;
