import { type Content, contentOf } from './content.ts';

/** Whether If-None-Match contains this version. Runs in linear time, because the header may be long. */
export function hasVersion(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  return known.some((tag) => tag.trim() === etag);
}

interface Headers {
  /** Headers of both 200 and 304 responses. */
  caching: Record<string, string> & { Vary: string };
  others: Record<string, string>;
}

/** Responds with the content, or with 304 when the caller has its version. */
export async function sendContent(
  request: Request,
  { etag, form }: Content,
  { caching, others }: Headers,
  status = 200,
): Promise<Response> {
  const varying = { ...caching, Vary: `${caching.Vary}, Accept-Encoding`, ...(status === 200 && { ETag: etag }) };
  if (status === 200 && hasVersion(request, etag)) return new Response(null, { status: 304, headers: varying });
  const { body, headers } = await form(request.headers.get('accept-encoding'));
  return new Response(body, { status, headers: { ...others, ...varying, ...headers } });
}

/** Responds with the result of `make`, which is called once, also for concurrent callers, and again after a failure. */
export function kept(make: () => string | Promise<string>, headers: Headers): (request: Request) => Promise<Response> {
  let made: Promise<Content> | undefined;
  async function makeOnce(): Promise<Content> {
    try {
      return contentOf(await make(), 'once');
    } catch (error) {
      made = undefined;
      throw error;
    }
  }
  return async (request) => {
    made ??= makeOnce();
    return sendContent(request, await made, headers);
  };
}
