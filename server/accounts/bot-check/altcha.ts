import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Db } from '#server/platform/db.ts';
import { Invalid } from '#server/platform/errors.ts';
import type { BotCheck } from './botCheck.ts';
import { spendOnce } from './spendOnce.ts';

const PUZZLE = { algorithm: 'PBKDF2/SHA-256', keyPrefix: '00' } as const;
const VALID_MS = 20 * 60_000;

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(PUZZLE.algorithm),
      cost: z.number(),
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

/**
 * Proof of work in ALTCHA's format (https://altcha.org), without third parties or tracking. At a `cost` of 5,000 rounds
 * it takes half a second on a phone, and one millisecond to verify.
 */
export function createAltcha(db: Db, cost: number, secret: string): BotCheck {
  return {
    challenge: async () => {
      const expiresAt = new Date(Date.now() + VALID_MS);
      return JSON.stringify(
        await createChallenge({ ...PUZZLE, cost, deriveKey, expiresAt, hmacSignatureSecret: secret }),
      );
    },
    verify: async (token) => {
      const { challenge, solution } = read(token);
      // checked before the rounds are computed: a caller could request any number of them
      if (challenge.parameters.cost !== cost) throw checkFailed();
      const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret });
      if (!verified) throw checkFailed();
      // the signed nonce and not the text, which has several valid encodings
      const { nonce, expiresAt } = challenge.parameters;
      if (!(await spendOnce(db.prisma, `altcha:${nonce}`, new Date(expiresAt! * 1000)))) throw checkFailed();
    },
  };
}

function read(token: string | null | undefined): Payload {
  try {
    return payload.parse(JSON.parse(Buffer.from((token ?? '').slice(0, 5_000), 'base64').toString())) as Payload;
  } catch {
    throw checkFailed();
  }
}

function checkFailed(): Invalid {
  return new Invalid('botCheck.failed', { field: 'recaptchaToken' });
}
