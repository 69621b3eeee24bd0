import { FormattedMessage, useIntl } from 'react-intl';
import { shortPath } from '#shared/providerPath.ts';
import { paths } from '#web/paths.ts';
import { RecordButton } from '#web/records/RecordButton.tsx';
import { isStaff } from '#web/session/session.ts';
import { useSession } from '#web/session/useSession.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { WatchButton } from '#web/watches/WatchButton.tsx';
import css from './ProviderPage.module.css';

interface ProviderActionsProps {
  databaseId: number;
  businessName: string;
}

/** Actions on the page itself: save, share, print. */
export function ProviderActions({ databaseId, businessName }: ProviderActionsProps) {
  const intl = useIntl();
  const session = useSession();
  const share = async () => {
    // a link without a language, so that the recipient reads the page in their own
    const url = new URL(shortPath(databaseId), location.origin).href;
    if (typeof navigator.share === 'function') {
      // canceled or rejected: nothing is shared
      return navigator.share({ title: businessName, url }).catch(() => {});
    }
    try {
      await navigator.clipboard.writeText(url);
      const title = intl.formatMessage({ id: 'provider.copied', defaultMessage: 'Link copied' });
      void showToast({ type: 'success', title, seconds: 3 });
    } catch {
      const title = intl.formatMessage({ id: 'provider.copyFailed', defaultMessage: 'The link could not be copied' });
      void showToast({ type: 'error', title, description: url, seconds: 5 });
    }
  };
  return (
    <div className={css.actions}>
      {session.status === 'signedIn' && isStaff(session.user) && (
        <LinkButton variant="quiet" href={paths.boProvider(databaseId)}>
          <FormattedMessage id="provider.staff" defaultMessage="Open in the back office" />
        </LinkButton>
      )}
      <WatchButton variant="quiet" title={businessName} subject={{ providerId: String(databaseId) }} />
      <RecordButton databaseId={databaseId} />
      <Button variant="quiet" onPress={() => void share()}>
        <Icon name="copy" />
        <FormattedMessage id="page.share" />
      </Button>
    </div>
  );
}
