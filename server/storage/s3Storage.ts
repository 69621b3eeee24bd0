import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { S3Account } from '#server/platform/envRules.ts';
import type { Storage } from './storage.ts';
import { isStorageName } from './storageName.ts';

interface Answer {
  ok: boolean;
  status: number;
  body: Buffer;
  /** The error code of the store; empty when there is none. */
  code: string;
}

/** An S3-compatible store. `patienceMs` is the timeout of each request, including its response. */
export function s3Storage(account: S3Account, { patienceMs = 15_000 } = {}): Storage {
  const { bucketUrl, prefix, region, accessKeyId, secretAccessKey } = account;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });

  // Reads the whole response: the timeout then concerns only the store, not browsers with slow connections.
  const send = async (method: string, target: string, init: RequestInit = {}): Promise<Answer> => {
    try {
      const signal = AbortSignal.timeout(patienceMs);
      // the signature is only valid for this host: a redirect is an error with its status
      const response = await client.fetch(target, { ...init, method, signal, redirect: 'manual' });
      const body = Buffer.from(await response.arrayBuffer());
      const { ok, status } = response;
      return { ok, status, body, code: ok ? '' : (element(body.toString(), 'Code') ?? '') };
    } catch (error) {
      throw new Error(`The file store at ${new URL(bucketUrl).host} did not respond`, { cause: error });
    }
  };
  const place = (name: string) => {
    if (!isStorageName(name)) throw new Error(`Not a storage name: ${name}`);
    return `${bucketUrl}/${prefix}${name}`;
  };

  return {
    write: async (name, bytes, contentType) => {
      const body = new Uint8Array(bytes);
      expectOk(await send('PUT', place(name), { body, headers: { 'content-type': contentType } }));
    },
    read: async (name) => {
      if (!isStorageName(name)) return null;
      const answer = await send('GET', place(name));
      if (isMissing(answer)) return null;
      expectOk(answer);
      return { stream: Readable.from([answer.body]), byteSize: answer.body.length };
    },
    remove: async (name) => {
      const answer = await send('DELETE', place(name));
      if (!isMissing(answer)) expectOk(answer);
    },
    list: async function* (before) {
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix, ...(next && { 'continuation-token': next }) });
        const answer = await send('GET', `${bucketUrl}?${query}`);
        expectOk(answer);
        const page = answer.body.toString();
        for (const entry of page.split('<Contents>').slice(1)) {
          const name = element(entry, 'Key')!.slice(prefix.length);
          if (isStorageName(name) && new Date(element(entry, 'LastModified')!) < before) yield name;
        }
        next = element(page, 'NextContinuationToken');
        // some stores end the list with an empty token
      } while (next);
    },
  };
}

/** Whether the file is missing; a missing bucket is a configuration error. */
function isMissing({ status, code }: Answer): boolean {
  return status === 404 && code !== 'NoSuchBucket';
}

function expectOk({ ok, status, code }: Answer): void {
  if (!ok) throw new Error(`The file store responded with ${status} ${code}`.trim());
}

/** The content of the first element with this name. Keys are ours and tokens base64, so there are no XML entities. */
function element(xml: string, name: string): string | undefined {
  return xml.match(new RegExp(`<${name}>([^<]*)</${name}>`))?.[1];
}
