import { etagOf, hasVersion } from './etag.ts';

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
