import { useState } from 'react';
import { defineMessages, FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useMutation } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ShareButtonMutation } from '#web/__generated__/ShareButtonMutation.graphql.ts';
import { showFailure } from '#web/forms/showFailure.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { TextField } from '#web/ui/TextField.tsx';

const messages = defineMessages({
  failed: { id: 'shortlist.shareFailed', defaultMessage: 'The link could not be created' },
});

/** A button that creates a link to the list, valid for anyone with the link. */
export function ShareButton({ ids }: { ids: number[] }) {
  const intl = useIntl();
  const [shared, setShared] = useState<ShareButtonMutation['response']['shareShortlist'] | null>(null);
  const [commit, isPending] = useMutation<ShareButtonMutation>(graphql`
    mutation ShareButtonMutation($input: ShareShortlistInput!) {
      shareShortlist(input: $input) {
        token
        expiresAt
      }
    }
  `);
  const share = () =>
    commit({
      variables: { input: { providerIds: ids.map(String) } },
      onCompleted: ({ shareShortlist }) => setShared(shareShortlist),
      onError: (error) => showFailure(intl, error, { otherwise: messages.failed }),
    });
  const url = shared && new URL(paths.shortlist(shared.token), location.origin).href;
  const close = () => setShared(null);
  return (
    <>
      <Button variant="outline" isPending={isPending} onPress={share}>
        <Icon name="copy" />
        <FormattedMessage id="page.share" />
      </Button>
      {shared && url && (
        <Dialog
          isOpen
          onClose={close}
          title={<FormattedMessage id="shortlist.shareTitle" defaultMessage="Link to this shortlist" />}
          actions={
            <>
              <CopyButton
                text={() => url}
                label={intl.formatMessage({ id: 'provider.copy' })}
                copiedLabel={intl.formatMessage({ id: 'page.copied' })}
              />
              <Button onPress={close}>
                <FormattedMessage id="page.done" />
              </Button>
            </>
          }
        >
          <TextField isReadOnly value={url} label={intl.formatMessage({ id: 'shortlist.linkField' })} />
          <p>
            <FormattedMessage
              id="shortlist.shareText"
              defaultMessage="Anyone with this link can see the list until {date}. Search engines do not show it."
              values={{ date: <FormattedDate value={shared.expiresAt} dateStyle="medium" /> }}
            />
          </p>
        </Dialog>
      )}
    </>
  );
}
