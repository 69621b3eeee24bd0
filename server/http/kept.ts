import { etagOf, hasVersion } from './etag.ts';

interface Headers {
  /** Those of a 304 too. */
  caching: Record<string, string>;
  others: Record<string, string>;
}

/** Answers with what `make` gave the first time, or with 304 when the caller has it already. */
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
