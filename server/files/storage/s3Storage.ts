import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { Storage } from './storage.ts';
import { isStorageName } from './storageName.ts';

const PATIENCE_MS = 15_000;

/**
 * An S3-compatible store (AWS, MinIO, R2, Ceph …): `s3://KEY:SECRET@host[:port]/bucket[/prefix]`, with `?region=` where
 * it has one and `?tls=off` for plain http. Addresses buckets by path, which all of them understand.
 */
export function s3Storage(url: string): Storage {
  const { username, password, host, pathname, searchParams } = new URL(url);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
    retries: 2,
  });
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean);
  const prefix = folders.map((folder) => `${folder}/`).join('');
  const base = `${searchParams.get('tls') === 'off' ? 'http' : 'https'}://${host}/${bucket}`;
  const send = async (method: string, target: string, init: RequestInit = {}) =>
    client.fetch(target, { ...init, method, signal: AbortSignal.timeout(PATIENCE_MS) });
  const place = (name: string) => {
    if (!isStorageName(name)) throw new Error(`Not a storage name: ${name}`);
    return `${base}/${prefix}${name}`;
  };

  return {
    write: async (name, bytes, contentType) => {
      const body = new Uint8Array(bytes);
      await expectOk(await send('PUT', place(name), { body, headers: { 'content-type': contentType } }));
    },
    read: async (name) => {
      if (!isStorageName(name)) return null;
      const response = await send('GET', place(name));
      if (response.status === 404) return null;
      await expectOk(response);
      const stream = Readable.fromWeb(response.body as ReadableStream);
      return { stream, byteSize: Number(response.headers.get('content-length')) };
    },
    remove: async (name) => {
      const response = await send('DELETE', place(name));
      if (response.status !== 404) await expectOk(response);
    },
    list: async function* (before) {
      let next: string | undefined = '';
      while (next !== undefined) {
        const query = new URLSearchParams({ 'list-type': '2', prefix, ...(next && { 'continuation-token': next }) });
        const response = await send('GET', `${base}?${query}`);
        await expectOk(response);
        const page = await response.text();
        for (const [, entry] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const name = element(entry!, 'Key')!.slice(prefix.length);
          if (isStorageName(name) && new Date(element(entry!, 'LastModified')!) < before) yield name;
        }
        next = element(page, 'NextContinuationToken');
      }
    },
  };
}

async function expectOk(response: Response): Promise<void> {
  if (response.ok) return;
  const reason = element(await response.text(), 'Code') ?? '';
  throw new Error(`The file store answered ${response.status} ${reason}`.trim());
}

/** The content of the first element of this name. What we read holds no entities: keys are ours, tokens base64. */
function element(xml: string, name: string): string | undefined {
  return xml.match(new RegExp(`<${name}>([^<]*)</${name}>`))?.[1];
}
