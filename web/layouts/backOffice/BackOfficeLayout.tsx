import { type RefObject, useEffect } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import {
  fetchQuery,
  type PreloadedQuery,
  RelayEnvironmentProvider,
  useFragment,
  usePreloadedQuery,
  useRelayEnvironment,
} from 'react-relay/hooks';
import { Outlet, useLoaderData, useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { BackOfficeLayout_query$key } from '#web/__generated__/BackOfficeLayout_query.graphql.ts';
import type { backOfficeLoaderQuery } from '#web/__generated__/backOfficeLoaderQuery.graphql.ts';
import { MoreMessages } from '#web/i18n/MessagesProvider.tsx';
import { paths } from '#web/paths.ts';
import { RequestErrorBoundary } from '#web/relay/RequestErrorBoundary.tsx';
import { SessionGuard } from '#web/session/SessionGuard.tsx';
import { isStaff } from '#web/session/session.ts';
import { useSession } from '#web/session/useSession.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { CardPage } from '../CardPage.tsx';
import { LoadingPage } from '../LoadingPage.tsx';
import { NavigationProgress } from '../NavigationProgress.tsx';
import { SkipLink } from '../SkipLink.tsx';
import { TopNav } from '../TopNav.tsx';
import { useMain } from '../useMain.ts';
import { BackOfficeBar } from './BackOfficeBar.tsx';
import css from './BackOfficeLayout.module.css';
import { type BackOfficeData, backOfficeQuery } from './backOfficeLoader.ts';
import { useIsForModerators } from './handle.ts';
import { Sidebar } from './Sidebar.tsx';

const COUNTED_EVERY_MS = 60_000;

/** The frame of every page of the back office. */
export function BackOfficeLayout() {
  const { messages, reference } = useLoaderData<BackOfficeData>();
  const main = useMain();

  return (
    <MoreMessages messages={messages}>
      <div className={css.page}>
        <SkipLink />
        <NavigationProgress />
        <TopNav />
        <BackOfficeBody main={main} reference={reference} />
      </div>
    </MoreMessages>
  );
}

interface BackOfficeBodyProps extends Pick<BackOfficeData, 'reference'> {
  main: RefObject<HTMLElement | null>;
}

/**
 * The page for staff; other users see the login page, or a message that they have no access, like moderators on some
 * pages.
 */
function BackOfficeBody({ main, reference }: BackOfficeBodyProps) {
  const session = useSession();
  const { state, revalidate } = useRevalidator();
  const isHeld = session.status === 'signedIn' && Boolean(session.user.hold);
  const isForModerators = useIsForModerators();
  const isOpen = session.status === 'signedIn' && !isHeld && isStaff(session.user);
  const isPageOpen = isOpen && (session.user.isSuperAdmin || isForModerators);
  // The role was assigned after the page was loaded, so the loaders have not sent requests.
  const isUnloaded = isOpen && !reference;

  useEffect(() => {
    if (isUnloaded && state === 'idle') void revalidate();
  }, [isUnloaded, state, revalidate]);

  const frame = { ref: main, id: 'main', className: css.main, tabIndex: -1 };
  if (!isOpen || !reference)
    return (
      <main {...frame}>
        {session.status !== 'signedIn' ? <SessionGuard /> : isOpen ? <LoadingPage /> : isHeld ? <Held /> : <NoAccess />}
      </main>
    );
  return (
    <div className={css.body}>
      <Sidebar
        queueCount={
          // The link works without the count.
          <RequestErrorBoundary key={reference.fetchKey} fallback={() => null}>
            <RelayEnvironmentProvider environment={reference.environment}>
              <QueueCount reference={reference} />
            </RelayEnvironmentProvider>
          </RequestErrorBoundary>
        }
      />
      <main {...frame}>
        <BackOfficeBar />
        {isPageOpen ? <Outlet /> : <NoAccess />}
      </main>
    </div>
  );
}

/** Shown to a super admin who must first change something in their own account. */
function Held() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'bo.held', defaultMessage: 'One more step' });
  return (
    <CardPage
      title={title}
      drawing="warning"
      actions={
        <LinkButton href={paths.security()}>
          <FormattedMessage id="bo.toSecurity" defaultMessage="Go to login and security" />
        </LinkButton>
      }
    >
      <p>
        <FormattedMessage
          id="bo.heldText"
          defaultMessage="Staff can see other people’s personal data, so your account has to be better protected first. It takes two minutes."
        />
      </p>
    </CardPage>
  );
}

/** Shown to a signed-in person who is not on the staff, and to moderators on pages for super admins. */
function NoAccess() {
  const intl = useIntl();
  const session = useSession();
  const isModerator = session.status === 'signedIn' && isStaff(session.user);
  const title = intl.formatMessage({ id: 'bo.noAccess', defaultMessage: 'No access' });
  return (
    <CardPage
      title={title}
      drawing="warning"
      actions={
        <LinkButton href={paths.home()}>
          <FormattedMessage id="page.toHome" />
        </LinkButton>
      }
    >
      <p>
        {isModerator ? (
          <FormattedMessage
            id="bo.noAccessModerator"
            defaultMessage="This page is for super admins. Moderators work with the queue, providers and images."
          />
        ) : (
          <FormattedMessage
            id="bo.noAccessText"
            defaultMessage="The back office is for our staff. If you work with us, ask an administrator for access."
          />
        )}
      </p>
    </CardPage>
  );
}

/** The number of providers in the moderation queue, next to the queue's link, updated once a minute. */
function QueueCount({ reference }: { reference: PreloadedQuery<backOfficeLoaderQuery> }) {
  const { unapprovedProviders } = useFragment<BackOfficeLayout_query$key>(
    graphql`
      fragment BackOfficeLayout_query on Query {
        unapprovedProviders(first: 1) {
          totalCount
        }
      }
    `,
    usePreloadedQuery<backOfficeLoaderQuery>(backOfficeQuery, reference),
  );
  const environment = useRelayEnvironment();
  useEffect(() => {
    const timer = setInterval(() => {
      // without a connection the number stays; the next minute updates it
      if (!document.hidden) fetchQuery(environment, backOfficeQuery, {}).subscribe({ error: () => {} });
    }, COUNTED_EVERY_MS);
    return () => clearInterval(timer);
  }, [environment]);
  const count = unapprovedProviders.totalCount;
  if (count === 0) return null;
  return (
    <span className={css.count}>
      <span aria-hidden="true">
        <FormattedNumber value={count} />
      </span>
      <VisuallyHidden>
        <FormattedMessage
          id="bo.waiting"
          defaultMessage="{count, plural, one {(# pending)} other {(# pending)}}"
          values={{ count }}
        />
      </VisuallyHidden>
    </span>
  );
}
