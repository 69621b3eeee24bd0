import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { ClaimPage_listing$key } from '#web/__generated__/ClaimPage_listing.graphql.ts';
import type { claimLoaderQuery } from '#web/__generated__/claimLoaderQuery.graphql.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { AccountPage } from '#web/pages/users/AccountPage.tsx';
import { ResendConfirmation } from '#web/pages/users/ResendConfirmation.tsx';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/useSession.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { BackToDashboard } from '../business/NotOwn.tsx';
import { ClaimState } from './ClaimState.tsx';
import { CodeForm } from './CodeForm.tsx';
import { claimQuery } from './claimLoader.ts';
import { DocumentForm } from './DocumentForm.tsx';
import { EmailProof } from './EmailProof.tsx';

/** The page on which a user claims a published listing, and follows the claim. */
export function ClaimPage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<claimLoaderQuery>>();
  const title = intl.formatMessage({ id: 'claim.title' });
  return (
    <AccountPage title={title}>
      <LoadedPart
        reference={reference}
        failed={intl.formatMessage({ id: 'claim.loadFailed', defaultMessage: 'The page could not be loaded' })}
        skeleton={<Skeleton lines={5} />}
      >
        <Loaded reference={reference} />
      </LoadedPart>
    </AccountPage>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<claimLoaderQuery> }) {
  const { provider } = usePreloadedQuery<claimLoaderQuery>(claimQuery, reference);
  return provider?.status === 'APPROVED' ? <Listing listing={provider} /> : <NotPublic />;
}

function NotPublic() {
  return (
    <>
      <p role="status">
        <FormattedMessage id="provider.missingText" />
      </p>
      <BackToDashboard />
    </>
  );
}

function Listing({ listing }: { listing: ClaimPage_listing$key }) {
  const session = useSession();
  const data = useFragment(
    graphql`
      fragment ClaimPage_listing on Provider {
        databaseId
        businessName
        ownership {
          role
        }
        viewerClaim {
          state
          ...ClaimState_claim
          ...CodeForm_claim
        }
        ...EmailProof_listing
      }
    `,
    listing,
  );
  const { databaseId, businessName, ownership, viewerClaim: claim } = data;
  const isDecided = claim?.state === 'IN_REVIEW' || claim?.state === 'NOTICE';
  const isProved = session.status === 'signedIn' && session.user.emailVerified;
  return (
    <>
      <h2 dir="auto">{businessName}</h2>
      {ownership?.role === 'OWNER' ? (
        <Own databaseId={databaseId} />
      ) : !isProved ? (
        <ConfirmFirst />
      ) : (
        <>
          {claim && claim.state !== 'UNPROVED' && <ClaimState claim={claim} />}
          {claim?.state === 'UNPROVED' && <CodeForm listingId={databaseId} claim={claim} />}
          {!isDecided && (
            <>
              <EmailProof listing={data} />
              <DocumentForm listingId={databaseId} />
            </>
          )}
        </>
      )}
    </>
  );
}

function Own({ databaseId }: { databaseId: number }) {
  return (
    <>
      <p role="status">
        <FormattedMessage id="claim.isOwn" defaultMessage="You manage this business." />
      </p>
      <LinkButton href={paths.business(databaseId)}>
        <FormattedMessage id="claim.edit" defaultMessage="Edit your business" />
      </LinkButton>
    </>
  );
}

function ConfirmFirst() {
  return (
    <>
      <p>
        <FormattedMessage
          id="claim.confirmFirst"
          defaultMessage="First confirm your account’s email: open the link we emailed you. Then come back to this page."
        />
      </p>
      <ResendConfirmation />
    </>
  );
}
