import { randomBytes } from 'node:crypto';
import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Db } from '../db.ts';
import { Invalid } from '../errors.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import type { BotCheck } from './botCheck.ts';
import { spendOnce } from './spendOnce.ts';

/** About half a second of a phone's work; checking it takes one millisecond. */
const PUZZLE = { algorithm: 'PBKDF2/SHA-256', cost: 5_000, keyPrefix: '00' } as const;
const VALID_MS = 20 * 60_000;

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(PUZZLE.algorithm),
      cost: z.literal(PUZZLE.cost),
      keyPrefix: z.literal(PUZZLE.keyPrefix),
      keyLength: z.literal(32),
      nonce: z.string().max(100),
      salt: z.string().max(100),
      expiresAt: z.number(),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.number().int().nonnegative(), derivedKey: z.string().max(200) }),
});

/** Proof of work after ALTCHA (https://altcha.org): nothing is asked of third parties, and nobody is followed. */
export function createAltcha(db: Db): BotCheck {
  let asked: Promise<string> | undefined;
  const readSecret = (): Promise<string> => {
    asked ??= sharedSecret(db.prisma);
    // a database that was away is asked again
    asked.catch(() => {
      asked = undefined;
    });
    return asked;
  };
  return {
    challenge: async () => {
      const expiresAt = new Date(Date.now() + VALID_MS);
      const secret = await readSecret();
      return JSON.stringify(await createChallenge({ ...PUZZLE, deriveKey, expiresAt, hmacSignatureSecret: secret }));
    },
    verify: async (token) => {
      const { challenge, solution } = read(token);
      const secret = await readSecret();
      const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret });
      if (!verified) throw refused();
      // the signed nonce, not the whole text, which could be written in many ways
      const { nonce, expiresAt } = challenge.parameters;
      if (!(await spendOnce(db.prisma, `altcha:${nonce}`, new Date(expiresAt! * 1000)))) throw refused();
    },
  };
}

function read(token: string | null | undefined): Payload {
  try {
    return payload.parse(JSON.parse(Buffer.from((token ?? '').slice(0, 5_000), 'base64').toString())) as Payload;
  } catch {
    throw refused();
  }
}

function refused(): Invalid {
  return new Invalid('botCheck.failed', { field: 'recaptchaToken' });
}

/** In the database, so that each of several processes accepts what another one asked. */
async function sharedSecret(prisma: PrismaClient): Promise<string> {
  const key = 'botCheckSecret';
  await prisma.setting.createMany({
    data: [{ key, value: randomBytes(32).toString('hex') }],
    skipDuplicates: true,
  });
  const { value } = await prisma.setting.findUniqueOrThrow({ where: { key } });
  return String(value);
}
