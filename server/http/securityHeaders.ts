const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
} as const;

/** For answers that are data, not pages: nothing in them may run. */
export const DATA_HEADERS: Record<string, string> = {
  ...COMMON,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** For pages of the web: only what this site serves; `nonce` is for the few styles that react-aria adds. */
export function pageHeaders(nonce: string, https: boolean): Record<string, string> {
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return { ...COMMON, 'Content-Security-Policy': policy.join('; '), ...httpsOnly(https) };
}

/** GraphiQL is one page with its scripts inside it, and makes its workers from blobs. */
export const GRAPHIQL_HEADERS: Record<string, string> = {
  ...COMMON,
  'Content-Security-Policy':
    "default-src 'self'; script-src 'self' 'unsafe-inline' blob:; worker-src blob:; style-src 'self' 'unsafe-inline'; " +
    "img-src 'self' data:; font-src 'self' data:; frame-ancestors 'none'",
};

export function httpsOnly(https: boolean): Record<string, string> {
  return https ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {};
}
