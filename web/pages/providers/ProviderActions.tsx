import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ProviderActions_provider$key } from '#web/__generated__/ProviderActions_provider.graphql.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/useSession.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { showToast } from '#web/ui/toasts.ts';
import css from './ProviderPage.module.css';

export function ProviderActions({ provider }: { provider: ProviderActions_provider$key }) {
  const intl = useIntl();
  const session = useSession();
  const { databaseId, path } = useFragment(
    graphql`
      fragment ProviderActions_provider on PublicProvider {
        databaseId
        path
      }
    `,
    provider,
  );
  // Without a language: whoever gets it reads it in their own.
  const copy = async () => {
    const url = new URL(path, location.origin).href;
    try {
      await navigator.clipboard.writeText(url);
      const title = intl.formatMessage({
        id: 'provider.copied',
        defaultMessage: 'Link copied',
        description: 'Message after the address of a page was copied',
      });
      void showToast({ type: 'success', title, seconds: 3 });
    } catch {
      const title = intl.formatMessage({
        id: 'provider.copyFailed',
        defaultMessage: 'The link could not be copied',
        description: 'Message when the browser did not let the address of a page be copied; the address is shown below',
      });
      void showToast({ type: 'error', title, description: url, seconds: 5 });
    }
  };
  return (
    <div className={css.actions}>
      {session.status === 'signedIn' && session.user.isSuperAdmin && (
        <LinkButton variant="quiet" href={paths.boProvider(databaseId)}>
          <FormattedMessage
            id="provider.staff"
            defaultMessage="Open in the back office"
            description="Link for staff from the public page of a provider to its form"
          />
        </LinkButton>
      )}
      <Button variant="quiet" onPress={() => void copy()}>
        <Icon name="copy" />
        <FormattedMessage
          id="provider.copy"
          defaultMessage="Copy link"
          description="Button that copies the address of the page of a provider"
        />
      </Button>
    </div>
  );
}
