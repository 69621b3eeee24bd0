import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { shortPath } from '#shared/providerPath.ts';
import { pageContext } from '#web/pageContext.ts';
import { Button, type ButtonVariant } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { CopyText } from '#web/ui/CopyText.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { DownloadLink } from '#web/ui/DownloadLink.tsx';
import { Cluster, Stack, Text } from '#web/ui/layout.tsx';
import css from './CodeButton.module.css';

interface CodeButtonProps {
  databaseId: number;
  variant?: ButtonVariant;
}

/** The short link to the page of a business, and its QR code for trucks, invoices and cards. */
export function CodeButton({ databaseId, variant = 'outline' }: CodeButtonProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const path = shortPath(databaseId);
  const link = pageContext().origin + path;
  return (
    <>
      <Button variant={variant} onPress={() => setOpen(true)}>
        <FormattedMessage id="dashboard.code" defaultMessage="Link and QR" />
      </Button>
      {isOpen && (
        <Dialog
          isOpen
          onClose={() => setOpen(false)}
          title={<FormattedMessage id="dashboard.codeTitle" defaultMessage="Share your page" />}
          actions={
            <Button onPress={() => setOpen(false)}>
              <FormattedMessage id="page.done" />
            </Button>
          }
        >
          <Text>
            <FormattedMessage
              id="dashboard.codeText"
              defaultMessage="For WhatsApp, the door of the truck, invoices and cards: it leads to your page in the reader’s language."
            />
          </Text>
          <Cluster gap={5} align="center">
            <img
              className={css.code}
              src={`${path}/qr.svg`}
              alt={intl.formatMessage(
                { id: 'dashboard.codeAlt', defaultMessage: 'QR code that leads to {link}' },
                { link },
              )}
            />
            <Stack gap={3} justify="start">
              <Text weight={650} breaks>
                {link}
              </Text>
              <CopyButton
                text={() => link}
                label={intl.formatMessage({ id: 'provider.copy' })}
                copiedLabel={intl.formatMessage({ id: 'page.copied' })}
              />
              <Cluster>
                <DownloadLink href={`${path}/qr.png`}>PNG</DownloadLink>
                <DownloadLink href={`${path}/qr.svg`}>SVG</DownloadLink>
              </Cluster>
            </Stack>
          </Cluster>
          <Badge link={link} src={`${pageContext().origin}/badge/${databaseId}.svg`} />
        </Dialog>
      )}
    </>
  );
}

/** The live badge for the business's own site, which always shows the current state. */
function Badge({ link, src }: { link: string; src: string }) {
  const intl = useIntl();
  const snippet = `<a href="${link}"><img src="${src}" width="280" height="64" alt="Rumbo"></a>`;
  return (
    <Stack gap={3}>
      <Text weight={650}>
        <FormattedMessage id="dashboard.badge" defaultMessage="A badge for your site" />
      </Text>
      <Text size="sm">
        <FormattedMessage
          id="dashboard.badgeText"
          defaultMessage="It shows today’s date and leads to your page. It also tells of changed contacts, for 14 days, and of a suspension."
        />
      </Text>
      <img src={new URL(src).pathname} width={280} height={64} alt="" />
      <CopyText
        text={snippet}
        label={intl.formatMessage({ id: 'dashboard.badgeCopy' })}
        copiedLabel={intl.formatMessage({ id: 'page.copied' })}
      />
    </Stack>
  );
}
