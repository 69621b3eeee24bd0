export interface Surroundings {
  userAgent: string;
  platform: string;
  language: string;
  url: string;
  now: Date;
}

/** Details for support, as text. Always in English, because support reads it. */
export function debugInformation(error: unknown, { userAgent, platform, language, url, now }: Surroundings): string {
  const { message, stack } = error instanceof Error ? error : { message: messageOf(error), stack: undefined };
  return [
    `Error message: ${message}`,
    `Stack: ${stack ?? 'none'}`,
    `User agent: ${userAgent}`,
    `Platform: ${platform}`,
    `Language: ${language}`,
    `URL: ${url}`,
    `Timestamp: ${now.toISOString()}`,
  ].join('\n');
}

function messageOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  // The router throws its own kind of error for requests that it cannot serve.
  const { status, statusText } = error as { status?: number; statusText?: string };
  return status ? [status, statusText].filter(Boolean).join(' ') : JSON.stringify(error);
}
