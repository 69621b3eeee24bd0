import { loadScript } from '../loadScript.ts';

interface Recaptcha {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>;
}

export async function loadRecaptcha(scriptUrl: string, siteKey: string): Promise<Recaptcha> {
  await loadScript(`${scriptUrl}?render=${encodeURIComponent(siteKey)}`);
  const { grecaptcha } = window as { grecaptcha?: Recaptcha };
  if (!grecaptcha) throw new Error('The script brought no grecaptcha');
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha;
}

export async function executeRecaptcha(scriptUrl: string, siteKey: string, action: string): Promise<string> {
  const grecaptcha = await loadRecaptcha(scriptUrl, siteKey);
  return grecaptcha.execute(siteKey, { action });
}
