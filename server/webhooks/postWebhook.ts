import http from 'node:http';
import https from 'node:https';
import { isAllowedHost, isPrivateLiteral, lookupPublic } from './publicAddress.ts';

const TIMEOUT_SECONDS = 10;
const MAX_ANSWER_BYTES = 64 * 1024;

interface Post {
  url: string;
  headers: Record<string, string>;
  body: string;
  privateHosts: readonly string[];
  signal: AbortSignal;
}

export interface Outcome {
  /** Of the answer; null when there was none. */
  status: number | null;
  /** What went wrong, in English for staff; null when it arrived. */
  error: string | null;
}

/** Sends a webhook once. Only a status of 200 to 299 is a yes; a redirect is not followed, as it may lead inside. */
export async function postWebhook(post: Post): Promise<Outcome> {
  const timeout = AbortSignal.timeout(TIMEOUT_SECONDS * 1_000);
  try {
    const status = await send({ ...post, signal: AbortSignal.any([post.signal, timeout]) });
    if (status >= 200 && status < 300) return { status, error: null };
    const isRedirect = status >= 300 && status < 400;
    return { status, error: isRedirect ? `Answered ${status}: redirects are not followed` : `Answered ${status}` };
  } catch (error) {
    if (timeout.aborted) return { status: null, error: `No answer within ${TIMEOUT_SECONDS} seconds` };
    return { status: null, error: (error as Error).message || String((error as NodeJS.ErrnoException).code) };
  }
}

function send({ url, headers, body, privateHosts, signal }: Post): Promise<number> {
  const target = new URL(url);
  const isAllowed = isAllowedHost(target, privateHosts);
  // said when it was entered too, but the settings may be others now
  if (!isAllowed && target.protocol !== 'https:') throw new Error('Only https: is allowed');
  if (!isAllowed && isPrivateLiteral(target)) throw new Error(`${target.hostname} is not public`);
  const { request: ask } = target.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const request = ask(target, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Rumbo-Webhooks/1',
      },
      // no connection is used twice: each has had its address looked at
      agent: false,
      signal,
      ...(!isAllowed && { lookup: lookupPublic }),
    });
    request.on('error', reject);
    request.on('response', (answer) => {
      resolve(answer.statusCode!);
      // what it says is not wanted, but to hang up on it at once would look like a failure over there
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MAX_ANSWER_BYTES) answer.destroy();
      });
      answer.on('error', () => {});
    });
    request.end(body);
  });
}
