import { Suspense, use, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getConfig } from '#web/config.ts';
import { usePending } from '#web/forms/usePending.ts';
import { Page } from '#web/layouts/Page.tsx';
import { useSession } from '#web/session/useSession.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useHydrated } from '#web/useHydrated.ts';
import { clearCaches } from './clearCaches.ts';
import { diagnosticMessages } from './diagnosticMessages.ts';
import { diagnostics } from './diagnostics.ts';
import css from './HelpPage.module.css';
import { MailDiagnostics } from './MailDiagnostics.tsx';
import { publicIp } from './publicIp.ts';

/** What support asks for first, and what often helps by itself. */
export function HelpPage() {
  const intl = useIntl();
  const isHydrated = useHydrated();
  const title = intl.formatMessage({
    id: 'help.title',
    defaultMessage: 'Help',
    description: 'Title of the page that helps when something does not work',
  });
  return (
    <Page
      title={title}
      lead={
        <p>
          <FormattedMessage
            id="help.text"
            defaultMessage="Does something not work as it should? Load everything anew. If that does not help, write to us and send what is below along."
            description="At the beginning of the help page"
          />
        </p>
      }
    >
      {/* the server does not know the browser */}
      {isHydrated ? <Diagnostics /> : <Skeleton lines={8} />}
    </Page>
  );
}

function Diagnostics() {
  const intl = useIntl();
  const session = useSession();
  const [ip] = useState(publicIp);
  const list = useRef<HTMLDListElement>(null);
  const [lines] = useState(() => diagnostics(session.status === 'signedIn' ? session.user : null));
  const [isPending, reload] = usePending(async () => {
    await clearCaches();
    location.reload();
  });
  const { email } = getConfig().footer;
  // In English: support reads it.
  const written = lines.map(({ name, value }) => `${name}: ${value}`);
  const [lastLine] = useState(() => ip.then((address) => `Public IP: ${address ?? 'unavailable'}`));
  return (
    <>
      <div className={css.actions}>
        <Button isPending={isPending} onPress={reload}>
          <Icon name="retry" />
          <FormattedMessage
            id="help.reload"
            defaultMessage="Invalidate Cache & Reload"
            description="Button: throws away what the browser has kept of this site, and loads it again"
          />
        </Button>
        <CopyButton
          text={() => [...written, ipLine(list.current)].join('\n')}
          label={intl.formatMessage({
            id: 'help.copy',
            defaultMessage: 'Copy all',
            description: 'Button: copies what the page tells about the browser',
          })}
          copiedLabel={intl.formatMessage({
            id: 'help.copied',
            defaultMessage: 'Copied',
            description: 'On a button, after its text was copied',
          })}
          onRefused={() => list.current && getSelection()?.selectAllChildren(list.current)}
        />
        {email && (
          <Suspense fallback={<MailDiagnostics email={email} lines={written} lastLine={null} />}>
            <MailDiagnostics email={email} lines={written} lastLine={lastLine} />
          </Suspense>
        )}
      </div>
      <Card>
        {/* Technical names, which the browser's translation would spoil. */}
        <dl ref={list} className={css.list} translate="no">
          {lines.map(({ name, message, value }) => (
            <div key={name} className={css.line}>
              <dt>{intl.formatMessage(message)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div className={css.line}>
            <dt>{intl.formatMessage(diagnosticMessages.ip)}</dt>
            <dd data-ip="">
              <Suspense fallback="…">
                <Ip ip={ip} />
              </Suspense>
            </dd>
          </div>
        </dl>
      </Card>
    </>
  );
}

function Ip({ ip }: { ip: Promise<string | null> }) {
  return (
    use(ip) ?? (
      <FormattedMessage
        id="help.unavailable"
        defaultMessage="unavailable"
        description="In place of a network address that could not be found out"
      />
    )
  );
}

function ipLine(list: HTMLElement | null): string {
  return `Public IP: ${list?.querySelector('[data-ip]')?.textContent}`;
}
