import { z } from 'zod';
import type { BotCheckSettings } from '#server/platform/env.ts';
import { Invalid, Unavailable } from '#server/platform/errors.ts';
import type { BotCheck } from './botCheck.ts';

const PATIENCE_MS = 5_000;
/** Google's suggested initial threshold: 0 is a bot, 1 a person. */
const LEAST_SCORE = 0.5;

const answer = z.object({ success: z.boolean(), score: z.number().optional() });

/** reCAPTCHA v3: https://developers.google.com/recaptcha/docs/v3 and /verify. */
export function createRecaptcha({ secretKey, verifyUrl }: Extract<BotCheckSettings, { kind: 'recaptcha' }>): BotCheck {
  return {
    challenge: async () => null,
    verify: async (token, address) => {
      if (!token) throw checkFailed();
      const body = new URLSearchParams({ secret: secretKey, response: token, remoteip: address });
      const result = await fetch(verifyUrl, { method: 'POST', body, signal: AbortSignal.timeout(PATIENCE_MS) })
        .then((response) => response.json())
        .then((json) => answer.parse(json))
        .catch(() => {
          throw new Unavailable('botCheck.unreachable', { field: 'recaptchaToken' });
        });
      if (!result.success || (result.score ?? 0) < LEAST_SCORE) throw checkFailed();
    },
  };
}

function checkFailed(): Invalid {
  return new Invalid('botCheck.failed', { field: 'recaptchaToken' });
}
