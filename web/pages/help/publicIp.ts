import { graphql } from 'relay-runtime';
import type { publicIpQuery } from '#web/__generated__/publicIpQuery.graphql.ts';
import { getConfig } from '#web/config.ts';
import { ask } from '#web/relay/ask.ts';

const timeoutMs = 3000;

/**
 * The visitor's network address according to the configured lookup service, or otherwise our server; null when neither
 * responds.
 */
export async function publicIp(): Promise<string | null> {
  const { publicIpUrl } = getConfig();
  return (publicIpUrl && (await within(lookUp(publicIpUrl)))) || (await within(askServer()));
}

async function lookUp(url: string): Promise<string | null> {
  const answer = await fetch(url, { referrerPolicy: 'no-referrer', credentials: 'omit' });
  if (!answer.ok) return null;
  const text = (await answer.text()).trim();
  const ip: unknown = text.startsWith('{') ? JSON.parse(text).ip : text;
  // The response is displayed, so only an IP address is accepted.
  return typeof ip === 'string' && /^[\da-f.:]{3,45}$/i.test(ip) ? ip : null;
}

async function askServer(): Promise<string | null> {
  const { callerIp } = await ask<publicIpQuery>(
    graphql`
      query publicIpQuery @preloadable {
        callerIp
      }
    `,
    {},
  );
  return callerIp;
}

/** The value of the promise; null after a failure or a timeout. */
async function within<Value>(promise: Promise<Value>): Promise<Value | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null));
  return Promise.race([promise.catch(() => null), late]);
}
