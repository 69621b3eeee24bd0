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

/**
 * Sends a webhook once. Only a status of 200 to 299 is a yes; a redirect is not followed, as it may lead inside. Ends
 * within ten seconds, and as soon as `signal` says so, whatever the receiver does; its connection has ended by then.
 */
export async function postWebhook(post: Post): Promise<Outcome> {
  const timeout = AbortSignal.timeout(TIMEOUT_SECONDS * 1_000);
  try {
    const status = await send({ ...post, signal: AbortSignal.any([post.signal, timeout]) });
    if (status >= 200 && status < 300) return { status, error: null };
    const isRedirect = status >= 300 && status < 400;
    return { status, error: isRedirect ? `Answered ${status}: redirects are not followed` : `Answered ${status}` };
  } catch (error) {
    if (post.signal.aborted) return { status: null, error: 'This server stopped before there was an answer' };
    if (timeout.aborted) return { status: null, error: `No answer within ${TIMEOUT_SECONDS} seconds` };
    return { status: null, error: (error as Error).message || String((error as NodeJS.ErrnoException).code) };
  }
}

/** The status of the answer. Throws when there is none. */
async function send({ url, headers, body, privateHosts, signal }: Post): Promise<number> {
  const target = new URL(url);
  const isAllowed = isAllowedHost(target, privateHosts);
  // said when it was entered too, but the settings may be others now
  if (!isAllowed && target.protocol !== 'https:') throw new Error('Only https: is allowed');
  if (!isAllowed && isPrivateLiteral(target)) throw new Error(`${target.hostname} is not public`);
  signal.throwIfAborted();
  const { request: ask } = target.protocol === 'https:' ? https : http;
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
    ...(!isAllowed && { lookup: lookupPublic }),
  });
  const answered = answerOf(request, signal);
  request.end(body);
  try {
    return await answered;
  } finally {
    request.destroy();
  }
}

/**
 * The status of the answer, once it has ended in whatever way. What it says is not wanted, but to hang up on it at once
 * would look like a failure over there.
 */
function answerOf(request: http.ClientRequest, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    let status: number | undefined;
    const end = (error: unknown) => (status === undefined ? reject(error) : resolve(status));
    signal.addEventListener('abort', () => end(signal.reason), { once: true });
    request.on('error', end);
    request.on('close', () => end(new Error('The connection was closed without an answer')));
    request.on('upgrade', (answer, socket) => {
      status = answer.statusCode!;
      socket.on('close', end).destroy();
    });
    request.on('response', (answer) => {
      status = answer.statusCode!;
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MAX_ANSWER_BYTES) answer.destroy();
      });
      answer.on('error', end);
      answer.on('close', end);
    });
  });
}
