import { getConfig } from '../config.ts';
import { prepareProof, takeProof } from './altcha.ts';
import { BotCheckFailed } from './BotCheckFailed.ts';
import { executeRecaptcha, loadRecaptcha } from './recaptcha.ts';

/** Starts slow preparations, so that submitting the form need not wait for them. */
export function prepareBotToken(): void {
  const { kind, siteKey, scriptUrl } = getConfig().botCheck;
  if (kind === 'altcha') prepareProof();
  // Preload errors are ignored; loading is retried on use.
  if (kind === 'recaptcha' && siteKey && scriptUrl) loadRecaptcha(scriptUrl, siteKey).catch(() => {});
}

/** Solves the bot check; each solution is valid for one attempt. Throws `BotCheckFailed`. */
export async function getBotToken(action: string): Promise<string> {
  const { kind, siteKey, scriptUrl } = getConfig().botCheck;
  try {
    if (kind === 'altcha') return await takeProof();
    if (kind === 'recaptcha' && siteKey && scriptUrl) return await executeRecaptcha(scriptUrl, siteKey, action);
  } catch (cause) {
    throw new BotCheckFailed('No token', { cause });
  }
  return '';
}
