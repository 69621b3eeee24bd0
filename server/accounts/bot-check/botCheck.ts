import { createHash } from 'node:crypto';
import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { PrismaClient } from '#server/generated/prisma/client.ts';
import type { Db } from '#server/platform/db.ts';
import type { BotCheckSettings } from '#server/platform/env.ts';
import { Invalid, Unavailable } from '#server/platform/errors.ts';

declare module '#server/graphql/context.ts' {
  interface Context {
    botCheck: BotCheck;
  }
}

/** A check that prevents bots from signing up, guessing passwords and flooding the queue. */
export interface BotCheck {
  /** Returns a puzzle for the browser; null for a check without puzzles. */
  challenge: () => Promise<object | null>;
  /**
   * Verifies the solution. Throws `Invalid` when the token is not valid, `Unavailable` when it cannot be verified now.
   */
  verify: (token: string | null | undefined, address: string) => Promise<void>;
}

const OFF: BotCheck = { challenge: async () => null, verify: async () => {} };

export function createBotCheck(settings: BotCheckSettings, db: Db, secret: string): BotCheck {
  if (settings.kind === 'altcha') return createAltcha(db, settings.cost, secret);
  return settings.kind === 'recaptcha' ? createRecaptcha(settings) : OFF;
}

const PATIENCE_MS = 5_000;
/** The minimum score of a person, as Google initially suggests; scores range from 0 (bot) to 1 (person). */
const LEAST_SCORE = 0.5;

const answer = z.object({ success: z.boolean(), score: z.number().optional() });

/** A check with reCAPTCHA v3: https://developers.google.com/recaptcha/docs/v3 and /verify. */
function createRecaptcha({ secretKey, verifyUrl }: Extract<BotCheckSettings, { kind: 'recaptcha' }>): BotCheck {
  return {
    challenge: async () => null,
    verify: async (token, address) => {
      if (!token) throw checkFailed();
      const body = new URLSearchParams({ secret: secretKey, response: token, remoteip: address });
      const result = await fetch(verifyUrl, { method: 'POST', body, signal: AbortSignal.timeout(PATIENCE_MS) })
        .then((response) => response.json())
        .then((json) => answer.parse(json))
        .catch(() => {
          throw new Unavailable('botCheck.unreachable', { field: 'botCheckSolution' });
        });
      if (!result.success || (result.score ?? 0) < LEAST_SCORE) throw checkFailed();
    },
  };
}

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
function createAltcha(db: Db, cost: number, secret: string): BotCheck {
  return {
    challenge: () => {
      const expiresAt = new Date(Date.now() + VALID_MS);
      return createChallenge({ ...PUZZLE, cost, deriveKey, expiresAt, hmacSignatureSecret: secret });
    },
    verify: async (token) => {
      const { challenge, solution } = read(token);
      // checked before the rounds are computed: a caller could request any number of them
      if (challenge.parameters.cost !== cost) throw checkFailed();
      const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret });
      if (!verified) throw checkFailed();
      // Uses the signed nonce, not the encoded proof, because one proof has several valid encodings.
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
  return new Invalid('botCheck.failed', { field: 'botCheckSolution' });
}

/** Returns true at the first use of this proof in any process. Stores the proof until it expires. */
export async function spendOnce(prisma: PrismaClient, proof: string, expiresAt: Date): Promise<boolean> {
  const hash = createHash('sha256').update(proof).digest() as Buffer<ArrayBuffer>;
  const { count } = await prisma.spentProof.createMany({ data: [{ hash, expiresAt }], skipDuplicates: true });
  return count === 1;
}
