import { createHash } from 'node:crypto';

/** The ETag of a content: the same in every process. */
export function etagOf(content: string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** Whether If-None-Match contains this version. Linear in the header, which may be long. */
export function hasVersion(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  return known.some((tag) => tag.trim() === etag);
}

interface Headers {
  /** Headers of both 200 and 304 responses. */
  caching: Record<string, string>;
  others: Record<string, string>;
}

/** Responds with the cached result of the first `make`, or with 304 when the caller has it. */
export function kept(
  make: () => string | Promise<string>,
  { caching, others }: Headers,
): (request: Request) => Promise<Response> {
  let made: { body: string; etag: string } | undefined;
  return async (request) => {
    if (!made) {
      const body = await make();
      made = { body, etag: etagOf(body) };
    }
    const { body, etag } = made;
    return hasVersion(request, etag)
      ? new Response(null, { status: 304, headers: { ...caching, ETag: etag } })
      : new Response(body, { headers: { ...others, ...caching, ETag: etag } });
  };
}
