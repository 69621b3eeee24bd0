import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { hasVersion } from '#server/http/etag.ts';
import type { Env } from '#server/platform/env.ts';
import { type dataPackage, FILES } from './dataPackage.ts';
import { currentEdition } from './editions.ts';

export type DataPackage = ReturnType<typeof dataPackage>;

const PACKAGE = 'datapackage.json';
const CACHING = {
  'Cache-Control': 'public, max-age=3600',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** The description of the current edition; null before the first one is created. */
export async function readDataPackage(env: Pick<Env, 'dataDir'>): Promise<DataPackage | null> {
  const edition = await currentEdition(env);
  return edition === null ? null : (JSON.parse(await readFile(path.join(edition, PACKAGE), 'utf8')) as DataPackage);
}

/** A file of the current edition; null for any other name, and before the first one is created. */
export async function serveOpenData(
  env: Pick<Env, 'dataDir'>,
  request: Pick<Request, 'headers' | 'method'>,
  name: string,
): Promise<Response | null> {
  const edition = Object.hasOwn(FILES, name) || name === PACKAGE ? await currentEdition(env) : null;
  const file = edition && path.join(edition, name);
  const found = file && (await stat(file).catch(() => null));
  if (!found) return null;
  const isPackage = name === PACKAGE;
  const { resources, created } = JSON.parse(await readFile(path.join(edition, PACKAGE), 'utf8')) as DataPackage;
  const etag = `"${resources.find((resource) => resource.path === name)?.hash.slice(7, 29) ?? Date.parse(created)}"`;
  const headers = { ...CACHING, ETag: etag, 'Last-Modified': new Date(created).toUTCString() };
  const since = Date.parse(request.headers.get('if-modified-since') ?? '');
  const isKnown = request.headers.has('if-none-match')
    ? hasVersion(request as Request, etag)
    : since >= Math.floor(Date.parse(created) / 1000) * 1000;
  if (isKnown) return new Response(null, { status: 304, headers });
  const body = request.method === 'HEAD' ? null : (Readable.toWeb(createReadStream(file)) as ReadableStream);
  return new Response(body, {
    headers: {
      ...headers,
      'Content-Type': isPackage ? 'application/json' : 'application/gzip',
      'Content-Length': String(found.size),
    },
  });
}
