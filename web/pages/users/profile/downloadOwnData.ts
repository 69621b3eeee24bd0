import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { ApiError } from '#web/relay/ApiError.ts';
import { tellUnauthenticated } from '#web/relay/unauthenticated.ts';

const ADDRESS = '/api/users/profile/me/data';
const patience = 60_000;

/** Has the browser save the file. Not by a link: a refusal would be saved in its place. Throws `ApiError`. */
export async function downloadOwnData(): Promise<void> {
  const url = URL.createObjectURL(await fetchFile());
  const link = document.createElement('a');
  link.href = url;
  link.download = 'rumbo-personal-data.json';
  link.click();
  // Not at once: some browsers read it only after asking where to save it.
  setTimeout(() => URL.revokeObjectURL(url), patience);
}

async function fetchFile(): Promise<Blob> {
  const headers = { 'Accept-Language': currentLanguage() };
  let response: Response;
  try {
    response = await fetch(ADDRESS, { headers, signal: AbortSignal.timeout(patience) });
    if (response.ok) return await response.blob();
  } catch {
    throw new ApiError('Unexpected error occurred', 'NO_RESPONSE');
  }
  if (response.status === 401) tellUnauthenticated();
  const { message } = ((await response.json().catch(() => null)) ?? {}) as { message?: string };
  throw new ApiError(message ?? 'API Error', message ? `HTTP_${response.status}` : 'UNKNOWN');
}
