import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

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
  /** The HTTP status of the response; null when there was none. */
  status: number | null;
  /** The error in English, for staff; null when the webhook was delivered. */
  error: string | null;
}

/**
 * Sends a webhook once. Success is a status of 200 to 299; redirects are not followed, as they may lead to a private
 * address. Returns within ten seconds, or as soon as `signal` aborts, with the connection closed.
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

/** Sends the request and returns the status of the response. Throws when there is no response. */
async function send({ url, headers, body, privateHosts, signal }: Post): Promise<number> {
  const target = new URL(url);
  const isAllowed = isAllowedHost(target, privateHosts);
  // also checked when the endpoint was saved, but the settings may have changed since
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
    // connections are not reused, because the address of each one is checked
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
 * Returns the status of the response, successful or not, once it has ended. The body is not needed, but closing the
 * connection immediately would look like a failure to the receiver.
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

/** The range of all IPv6 addresses that are allocated for the public internet. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address is public: not loopback, private network, cloud metadata or multicast. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // an IPv4 address mapped to IPv6 is checked as IPv4
  const found = ipaddr.process(address);
  return found.range() === 'unicast' && (found instanceof ipaddr.IPv4 || found.match(GLOBAL_IPV6));
}

/** Whether the host of a URL is an IP address that is not public. A host name is checked later, when it is resolved. */
export function isPrivateLiteral({ hostname }: URL): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(address) && !isPublicAddress(address);
}

/** Whether the operator allows the host of a URL, in `WEBHOOK_PRIVATE_HOSTS`. */
export function isAllowedHost({ protocol, hostname, port }: URL, hosts: readonly string[]): boolean {
  const own = port || (protocol === 'https:' ? '443' : '80');
  return hosts.includes(hostname) || hosts.includes(`${hostname}:${own}`);
}

/**
 * Resolves a host name for a connection. Fails when any of its addresses is not public. The connection uses the checked
 * addresses, so that a name cannot resolve to other addresses between check and connection.
 */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const refused = error ? undefined : addresses.find(({ address }) => !isPublicAddress(address));
    if (error) callback(error, []);
    else if (refused) callback(new Error(`${hostname} leads to ${refused.address}, which is not public`), []);
    else if (options.all) callback(null, addresses);
    else callback(null, addresses[0]!.address, addresses[0]!.family);
  });
};
