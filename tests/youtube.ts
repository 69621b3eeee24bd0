import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { photo } from './images.ts';

export const CHANNEL = `UC${'c'.repeat(22)}`;
const UPLOADS = `UU${'c'.repeat(22)}`;

/** A video's id by its number. */
export function videoId(number: number): string {
  return `video${String(number).padStart(6, '0')}`;
}

/** A stand-in for the YouTube Data API v3 and its image server: a channel with `count` videos. */
export async function openYoutube(count = 12) {
  const picture = await photo(1280, 720).jpeg().toBuffer();
  const state = {
    /** Received requests, as paths with parameters. */
    asked: [] as string[],
    keys: new Set<unknown>(),
    answers: 'well' as 'well' | 'error' | 'never' | 'nonsense',
    pictures: 'large' as 'large' | 'small' | 'none' | 'nonsense' | 'endless',
    slowMs: 0,
  };
  const item = (number: number) => ({
    snippet: { title: `Video ${number}`, publishedAt: '2020-01-01T00:00:00Z', channelId: CHANNEL },
    contentDetails: { videoId: videoId(number), videoPublishedAt: new Date(Date.UTC(2026, 0, number)).toISOString() },
  });
  const bodies: Record<string, (query: URLSearchParams) => [number, unknown]> = {
    '/v3/channels': () => [200, { items: [{ contentDetails: { relatedPlaylists: { uploads: UPLOADS } } }] }],
    '/v3/playlistItems': (query) => {
      const token = query.get('pageToken');
      const size = Number(query.get('maxResults'));
      const at = token === null ? 0 : Number(token.match(/^at-(\d+)$/)?.[1] ?? -1);
      if (at < 0) return [400, { error: { errors: [{ reason: 'invalidPageToken' }] } }];
      const items = Array.from({ length: Math.min(size, count - at) }, (_, index) => item(at + index + 1));
      // like a private video
      if (at === 0) items.push({ ...item(999), contentDetails: { videoId: videoId(999) } as never });
      return [
        200,
        {
          items,
          ...(at + size < count && { nextPageToken: `at-${at + size}` }),
          ...(at > 0 && { prevPageToken: `at-${Math.max(0, at - size)}` }),
        },
      ];
    },
    '/v3/videos': (query) => {
      const number = Number(query.get('id')!.slice(5));
      const channelId = number <= count ? CHANNEL : 'UCother';
      return [200, { items: [{ id: query.get('id'), snippet: { ...item(1).snippet, channelId } }] }];
    },
  };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams, search } = new URL(request.url!, 'http://x');
    state.asked.push(pathname + search);
    if (pathname.startsWith('/vi/')) {
      const isLarge = pathname.endsWith('/maxresdefault.jpg');
      if (state.pictures === 'nonsense') return void response.end('<html>');
      if (state.pictures === 'endless') {
        response.on('error', () => {});
        const more = () => {
          while (!response.destroyed && response.write(Buffer.alloc(65_536)));
        };
        response.on('drain', more);
        return more();
      }
      if (state.pictures === 'none' || (state.pictures === 'small' && isLarge))
        return void response.writeHead(404).end();
      return void response.end(picture);
    }
    state.keys.add(request.headers['x-goog-api-key']);
    if (state.answers === 'never') return;
    if (state.answers === 'error') return void response.writeHead(503).end('{"error": "quota"}');
    if (state.answers === 'nonsense') return void response.end('<html>');
    await new Promise((resolve) => setTimeout(resolve, state.slowMs));
    const [status, body] = bodies[pathname]!(searchParams);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    state,
    url,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
