import type { Db } from '#server/platform/db.ts';
import type { BotCheckSettings } from '#server/platform/env.ts';
import { createAltcha } from './altcha.ts';
import { createRecaptcha } from './recaptcha.ts';

declare module '#server/graphql/context.ts' {
  interface Context {
    botCheck: BotCheck;
  }
}

/** Prevents bots from signing up, guessing passwords and flooding the queue. */
export interface BotCheck {
  /** A puzzle for the browser, as JSON; null when this check has none. */
  challenge: () => Promise<string | null>;
  /** Throws `Invalid` when the token is not valid, `Unavailable` when it cannot be verified now. */
  verify: (token: string | null | undefined, address: string) => Promise<void>;
}

const OFF: BotCheck = { challenge: async () => null, verify: async () => {} };

export function createBotCheck(settings: BotCheckSettings, db: Db, secret: string): BotCheck {
  if (settings.kind === 'altcha') return createAltcha(db, settings.cost, secret);
  return settings.kind === 'recaptcha' ? createRecaptcha(settings) : OFF;
}
