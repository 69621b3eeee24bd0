import Bowser from 'bowser';
import { Suspense, use, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { type PreloadedQuery, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import type { helpLoaderQuery } from '#web/__generated__/helpLoaderQuery.graphql.ts';
import { getConfig } from '#web/config.ts';
import { usePending } from '#web/forms/usePending.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { Columns } from '#web/layouts/Columns.tsx';
import { Page } from '#web/layouts/Page.tsx';
import { RequestErrorBoundary } from '#web/relay/RequestErrorBoundary.tsx';
import { useSession } from '#web/session/useSession.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Expandable } from '#web/ui/Expandable.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Cluster, Stack, Text } from '#web/ui/layout.tsx';
import { SkeletonCard } from '#web/ui/SkeletonCard.tsx';
import { useHydrated } from '#web/useHydrated.ts';
import { Faq } from './Faq.tsx';
import css from './HelpPage.module.css';
import { helpQuery } from './helpLoader.ts';
import { mailLink } from './mailLink.ts';
import { publicIp } from './publicIp.ts';

/** The labels of the details about the visitor's browser. */
const messages = defineMessages({
  user: { id: 'page.user' },
  browser: { id: 'help.browser', defaultMessage: 'Browser' },
  os: { id: 'help.os', defaultMessage: 'Operating system' },
  device: { id: 'help.device', defaultMessage: 'Device' },
  ip: { id: 'help.ip', defaultMessage: 'Public IP' },
  version: { id: 'help.version', defaultMessage: 'App version' },
  url: { id: 'page.url' },
  time: { id: 'help.time', defaultMessage: 'Time', description: 'Label: when the page was opened' },
  timeZone: { id: 'help.timeZone', defaultMessage: 'Time zone' },
  language: { id: 'help.language', defaultMessage: 'Language' },
  userAgent: { id: 'help.userAgent', defaultMessage: 'User agent' },
});

/** The help page, with first troubleshooting steps that often help. */
export function HelpPage() {
  const intl = useIntl();
  const isHydrated = useHydrated();
  const reference = useLoaderData<PreloadedQuery<helpLoaderQuery>>();
  const title = intl.formatMessage({ id: 'app.help' });
  return (
    <Page title={title}>
      <Columns
        aside={
          <Stack as="section" gap={4} aria-labelledby="broken">
            <Text as="h2" size="xl" id="broken">
              <FormattedMessage id="help.broken" defaultMessage="Something not working?" />
            </Text>
            <p>
              <FormattedMessage
                id="help.text"
                defaultMessage="Write to us: the email already has the technical details. Often it is enough to clear the cache and reload."
              />
            </p>
            {/* only in a browser, about which the server knows nothing */}
            {isHydrated ? <Diagnostics /> : <SkeletonCard lines={8} />}
          </Stack>
        }
      >
        <RequestErrorBoundary key={reference.fetchKey} fallback={() => null}>
          <RelayEnvironmentProvider environment={reference.environment}>
            <Suspense fallback={<SkeletonCard lines={8} />}>
              <Questions reference={reference} />
            </Suspense>
          </RelayEnvironmentProvider>
        </RequestErrorBoundary>
      </Columns>
    </Page>
  );
}

/** The frequent questions. The page works without them. */
function Questions({ reference }: { reference: PreloadedQuery<helpLoaderQuery> }) {
  return <Faq query={usePreloadedQuery<helpLoaderQuery>(helpQuery, reference)} />;
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
  // In English, because support reads it.
  const written = lines.map(({ name, value }) => `${name}: ${value}`);
  const [lastLine] = useState(() => ip.then((address) => `Public IP: ${address ?? 'unavailable'}`));
  return (
    <>
      <Cluster gap={3}>
        {email && (
          <Suspense fallback={<MailDiagnostics email={email} lines={written} lastLine={null} />}>
            <MailDiagnostics email={email} lines={written} lastLine={lastLine} />
          </Suspense>
        )}
        <Button variant={email ? 'outline' : 'primary'} isPending={isPending} onPress={reload}>
          <Icon name="retry" />
          <FormattedMessage id="help.reload" defaultMessage="Invalidate Cache & Reload" />
        </Button>
      </Cluster>
      <Card>
        <div className={css.entry}>
          <Expandable summary={<FormattedMessage id="help.details" defaultMessage="Technical details" />}>
            {/* Not translated by browsers, which would change technical names. */}
            <dl ref={list} className={css.list} translate="no">
              {lines.map(({ name, message, value }) => (
                <div key={name} className={css.line}>
                  <dt>{intl.formatMessage(message)}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
              <div className={css.line}>
                <dt>{intl.formatMessage(messages.ip)}</dt>
                <dd data-ip="">
                  <Suspense fallback="…">
                    <Ip ip={ip} />
                  </Suspense>
                </dd>
              </div>
            </dl>
            <CopyButton
              text={() => [...written, ipLine(list.current)].join('\n')}
              label={intl.formatMessage({ id: 'help.copy', defaultMessage: 'Copy all' })}
              copiedLabel={intl.formatMessage({ id: 'page.copied' })}
              onRefused={() => list.current && getSelection()?.selectAllChildren(list.current)}
            />
          </Expandable>
        </div>
      </Card>
    </>
  );
}

function Ip({ ip }: { ip: Promise<string | null> }) {
  return (
    use(ip) ?? (
      <FormattedMessage id="help.unavailable" defaultMessage="unavailable" description="In place of an IP address" />
    )
  );
}

function ipLine(list: HTMLElement | null): string {
  return `Public IP: ${list?.querySelector('[data-ip]')?.textContent}`;
}

interface MailDiagnosticsProps {
  /** The mail address of support. */
  email: string;
  lines: readonly string[];
  /** The line with the visitor's network address; null while it is unknown. */
  lastLine: Promise<string> | null;
}

/** Opens the visitor's mail program with the diagnostics in a new mail. */
function MailDiagnostics({ email, lines, lastLine }: MailDiagnosticsProps) {
  const body = lastLine ? [...lines, use(lastLine)] : lines;
  return (
    <LinkButton href={mailLink(email, body.join('\n'))}>
      <Icon name="mail" />
      <FormattedMessage id="help.mail" defaultMessage="Write to us" />
    </LinkButton>
  );
}

/** The names of stored values that are kept: the visitor's settings and texts. All other data can be loaded again. */
const kept = /^(lang|theme|pre-registration-draft|correction-draft|bo-|consent)/;

/**
 * Deletes all data that the browser has stored for this site, except for the visitor's choices and input. Never fails.
 */
export async function clearCaches(): Promise<void> {
  await Promise.allSettled([
    // Makes the browser clear its own cache.
    fetch('/clear-cache', { method: 'POST' }),
    clearCacheStorage(),
    removeServiceWorkers(),
    clearStorage(() => localStorage),
    clearStorage(() => sessionStorage),
  ]);
}

async function clearCacheStorage(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function removeServiceWorkers(): Promise<void> {
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.map((worker) => worker.unregister()));
}

async function clearStorage(storage: () => Storage): Promise<void> {
  for (const key of Object.keys(storage())) if (!kept.test(key)) storage().removeItem(key);
}

interface Diagnostic {
  /** The name in English, for support. */
  name: string;
  message: MessageDescriptor;
  value: string;
}

/**
 * Details about a visitor's browser for support; `user` is null if not signed in. The network address is added later.
 */
function diagnostics(user: { displayName: string; email: string } | null): Diagnostic[] {
  const { browser, os, platform } = Bowser.parse(navigator.userAgent);
  const named = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ') || '–';
  return [
    { name: 'User', message: messages.user, value: user ? user.displayName.trim().split(/\s/u)[0] || user.email : '–' },
    { name: 'Browser', message: messages.browser, value: named(browser.name, browser.version) },
    { name: 'Operating system', message: messages.os, value: named(os.name, os.versionName ?? os.version) },
    { name: 'Device', message: messages.device, value: named(platform.type, platform.vendor, platform.model) },
    { name: 'App version', message: messages.version, value: getConfig().version },
    { name: 'URL', message: messages.url, value: location.href },
    { name: 'Time', message: messages.time, value: new Date().toISOString() },
    { name: 'Time zone', message: messages.timeZone, value: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '–' },
    { name: 'Language', message: messages.language, value: `${currentLanguage()} (${navigator.languages.join(', ')})` },
    { name: 'User agent', message: messages.userAgent, value: navigator.userAgent },
  ];
}
