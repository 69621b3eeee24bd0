import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { S3Account } from '#server/platform/parseStorageUrl.ts';
import type { Storage } from './storage.ts';
import { isStorageName } from './storageName.ts';

interface Answer {
  ok: boolean;
  status: number;
  body: Buffer;
  /** What the store calls the mistake; empty where it says nothing. */
  code: string;
}

/** An S3-compatible store. Each request, with its answer, may take `patienceMs`. */
export function s3Storage(account: S3Account, { patienceMs = 15_000 } = {}): Storage {
  const { bucketUrl, prefix, region, accessKeyId, secretAccessKey } = account;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });

  // Reads the whole answer: the time limit is then the store's alone, and a browser on a slow line cannot run into it.
  const send = async (method: string, target: string, init: RequestInit = {}): Promise<Answer> => {
    try {
      const signal = AbortSignal.timeout(patienceMs);
      // a redirect would carry a signature made for another host: it is an error, and says which
      const response = await client.fetch(target, { ...init, method, signal, redirect: 'manual' });
      const body = Buffer.from(await response.arrayBuffer());
      const { ok, status } = response;
      return { ok, status, body, code: ok ? '' : (element(body.toString(), 'Code') ?? '') };
    } catch (error) {
      throw new Error(`The file store at ${new URL(bucketUrl).host} did not answer`, { cause: error });
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
        // some stores end with an empty token
      } while (next);
    },
  };
}

/** The file only: a bucket that is not there is a mistake in the settings. */
function isMissing({ status, code }: Answer): boolean {
  return status === 404 && code !== 'NoSuchBucket';
}

function expectOk({ ok, status, code }: Answer): void {
  if (!ok) throw new Error(`The file store answered ${status} ${code}`.trim());
}

/** The content of the first element of this name. What we read holds no entities: keys are ours, tokens base64. */
function element(xml: string, name: string): string | undefined {
  return xml.match(new RegExp(`<${name}>([^<]*)</${name}>`))?.[1];
}
