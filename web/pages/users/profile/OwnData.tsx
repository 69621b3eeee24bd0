import { defineMessages, FormattedMessage } from 'react-intl';
import { useSending } from '#web/forms/useSending.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { ApiError } from '#web/relay/ApiError.ts';
import { notifyUnauthenticated } from '#web/relay/unauthenticated.ts';
import { ensureProof } from '#web/session/proof/proveAgain.tsx';
import { Button } from '#web/ui/Button.tsx';
import { AccountSection } from '../AccountSection.tsx';

/** A download of all stored data about the user. */
export function OwnData() {
  const [isPending, download] = useSending(
    { title: ownDataMessages.failed, otherwise: ownDataMessages.failedText },
    async () => {
      if (await ensureProof()) await downloadOwnData();
    },
  );
  return (
    <AccountSection title={<FormattedMessage id="ownData.title" defaultMessage="Your data" />}>
      <p>
        <FormattedMessage
          id="ownData.text"
          defaultMessage="A file with everything we hold about you: account, agreement, sessions, businesses, files and log entries. It has no passwords and no data about other people."
        />
      </p>
      <Button variant="outline" isPending={isPending} onPress={download}>
        <FormattedMessage id="ownData.download" defaultMessage="Download your data" />
      </Button>
    </AccountSection>
  );
}

const ownDataMessages = defineMessages({
  failed: { id: 'ownData.failed', defaultMessage: 'Your data could not be downloaded' },
  failedText: { id: 'ownData.failedText', defaultMessage: 'The server did not respond. Try again in a moment.' },
});

const ADDRESS = '/api/users/profile/me/data';
const timeoutMs = 60_000;

/** Makes the browser save the file. A link would save an error as the file. Throws `ApiError`. */
async function downloadOwnData(): Promise<void> {
  const url = URL.createObjectURL(await fetchFile());
  const link = document.createElement('a');
  link.href = url;
  link.download = 'rumbo-personal-data.json';
  link.click();
  // Not immediately, as some browsers read the file only after the user has chosen where to save it.
  setTimeout(() => URL.revokeObjectURL(url), timeoutMs);
}

async function fetchFile(): Promise<Blob> {
  const headers = { 'Accept-Language': currentLanguage() };
  let response: Response;
  try {
    response = await fetch(ADDRESS, { headers, signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok) return await response.blob();
  } catch {
    throw new ApiError('Unexpected error occurred', 'NO_RESPONSE');
  }
  if (response.status === 401) notifyUnauthenticated();
  const { message } = ((await response.json().catch(() => null)) ?? {}) as { message?: string };
  throw new ApiError(message ?? 'API Error', message ? `HTTP_${response.status}` : 'UNKNOWN');
}
