import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { SecurityPage_viewer$key } from '#web/__generated__/SecurityPage_viewer.graphql.ts';
import type { securityLoaderQuery } from '#web/__generated__/securityLoaderQuery.graphql.ts';
import { Columns } from '#web/layouts/Columns.tsx';
import { Page } from '#web/layouts/Page.tsx';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SkeletonCard } from '#web/ui/SkeletonCard.tsx';
import { preloadToasts } from '#web/ui/toasts.ts';
import { ResendConfirmation } from '../ResendConfirmation.tsx';
import { AppSection } from './AppSection.tsx';
import { PasskeySection } from './PasskeySection.tsx';
import { RecoveryCodesDialog, RecoverySection } from './RecoverySection.tsx';
import { SessionSection } from './SessionSection.tsx';
import { securityQuery } from './securityLoader.ts';
import { securityMessages } from './securityMessages.ts';

/** The page of a user's second factors and sessions. */
export function SecurityPage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<securityLoaderQuery>>();
  // Preload errors are ignored, as loading is repeated on use.
  useEffect(() => void preloadToasts().catch(() => {}), []);
  return (
    <Page
      title={intl.formatMessage(securityMessages.title)}
      lead={
        <p>
          <FormattedMessage
            id="security.text"
            defaultMessage="With a second factor, no one can get into your account with your password alone. We email you whenever anything here changes."
          />
        </p>
      }
    >
      <LoadedPart
        reference={reference}
        failed={intl.formatMessage({ id: 'security.failed', defaultMessage: 'This page could not be loaded.' })}
        skeleton={<SkeletonCard lines={8} />}
      >
        <Loaded reference={reference} />
      </LoadedPart>
    </Page>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<securityLoaderQuery> }) {
  const { viewer } = usePreloadedQuery<securityLoaderQuery>(securityQuery, reference);
  // Null only until the guard redirects: the session has just ended.
  return viewer ? <Sections viewer={viewer} /> : <SkeletonCard lines={8} />;
}

function Sections({ viewer }: { viewer: SecurityPage_viewer$key }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const data = useFragment(
    graphql`
      fragment SecurityPage_viewer on User {
        hold
        ...AppSection_viewer
        ...PasskeySection_viewer
        ...RecoverySection_viewer
        ...SessionSection_viewer
      }
    `,
    viewer,
  );
  return (
    <>
      {data.hold && <HoldNotice hold={data.hold} />}
      <Columns aside={<SessionSection viewer={data} />}>
        <PasskeySection viewer={data} onCodes={setCodes} />
        <AppSection viewer={data} onCodes={setCodes} />
        <RecoverySection viewer={data} onCodes={setCodes} />
      </Columns>
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </>
  );
}

/** A notice of the step that staff must take before the back office opens. */
function HoldNotice({ hold }: { hold: string }) {
  return (
    <Notice type="warning">
      {hold === 'REPLACE_PASSWORD' ? (
        <>
          <p>
            <FormattedMessage
              id="security.replacePassword"
              defaultMessage="Your password is temporary. Choose your own to open the back office."
            />
          </p>
          <LinkButton variant="outline" href={paths.profile()}>
            <FormattedMessage id="security.toPassword" defaultMessage="Choose a password" />
          </LinkButton>
        </>
      ) : hold === 'PROVE_EMAIL' ? (
        <>
          <p>
            <FormattedMessage
              id="security.proveEmail"
              defaultMessage="To open the back office, confirm your email with the link we sent you."
            />
          </p>
          <ResendConfirmation />
        </>
      ) : (
        <p>
          <FormattedMessage
            id="security.setUp"
            defaultMessage="To open the back office, add a passkey or an authenticator app. If you already have one, log out and log in with it."
          />
        </p>
      )}
    </Notice>
  );
}
