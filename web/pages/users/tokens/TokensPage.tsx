import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { TokensPage_viewer$key } from '#web/__generated__/TokensPage_viewer.graphql.ts';
import type { tokensLoaderQuery } from '#web/__generated__/tokensLoaderQuery.graphql.ts';
import { Page } from '#web/layouts/Page.tsx';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { paths } from '#web/paths.ts';
import { TokenSection } from '#web/tokens/TokenSection.tsx';
import { tokenMessages } from '#web/tokens/tokenMessages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { ServerLink } from '#web/ui/ServerLink.tsx';
import { SkeletonCard } from '#web/ui/SkeletonCard.tsx';
import { preloadToasts } from '#web/ui/toasts.ts';
import { ResendConfirmation } from '../ResendConfirmation.tsx';
import { tokensQuery } from './tokensLoader.ts';

/** The page of a user's tokens. */
export function TokensPage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<tokensLoaderQuery>>();
  const title = intl.formatMessage(tokenMessages.title);
  // Preload errors are ignored, as loading is repeated on use.
  useEffect(() => void preloadToasts().catch(() => {}), []);

  return (
    <Page
      title={title}
      lead={
        <>
          <p>
            <FormattedMessage
              id="tokens.text"
              defaultMessage="With an access token, your own systems can use Rumbo without your password: search the directory, read your businesses and submit new ones. You choose what each token allows."
            />
          </p>
          <ServerLink href={paths.apiDocumentation()}>
            <FormattedMessage id="tokens.documentation" defaultMessage="Read the API documentation" />
          </ServerLink>
        </>
      }
    >
      <LoadedPart
        reference={reference}
        failed={intl.formatMessage({ id: 'tokens.failed', defaultMessage: 'Your tokens could not be loaded.' })}
        skeleton={<SkeletonCard lines={4} />}
      >
        <Loaded reference={reference} />
      </LoadedPart>
    </Page>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<tokensLoaderQuery> }) {
  const { viewer } = usePreloadedQuery<tokensLoaderQuery>(tokensQuery, reference);
  // Null only until the guard redirects: the session has just ended.
  return viewer ? <OwnTokenSection viewer={viewer} /> : <SkeletonCard lines={4} />;
}

/** The tokens for the user's own businesses. */
function OwnTokenSection({ viewer }: { viewer: TokensPage_viewer$key }) {
  const { id, emailVerified, email, accessTokens } = useFragment(
    graphql`
      fragment TokensPage_viewer on User {
        id
        email
        emailVerified
        accessTokens(first: 100) {
          nodes {
            ...TokenSection_tokens
          }
        }
      }
    `,
    viewer,
  );
  if (!emailVerified)
    return (
      <Notice type="info">
        <p>
          <FormattedMessage
            id="tokens.confirmFirst"
            defaultMessage="Before you create tokens, confirm your email: open the link we emailed to <strong>{address}</strong>."
            values={{ address: email, strong: (text) => <strong>{text}</strong> }}
          />
        </p>
        <ResendConfirmation />
      </Notice>
    );
  return (
    <TokenSection
      title={<FormattedMessage id="tokens.own" defaultMessage="Your tokens" />}
      owner={{ id, partnerId: null }}
      tokens={accessTokens.nodes}
    />
  );
}
