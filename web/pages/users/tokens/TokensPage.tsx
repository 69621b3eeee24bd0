import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import type { tokensLoaderQuery } from '#web/__generated__/tokensLoaderQuery.graphql.ts';
import { Page } from '#web/layouts/Page.tsx';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { paths } from '#web/paths.ts';
import { tokenMessages } from '#web/tokens/tokenMessages.ts';
import { ServerLink } from '#web/ui/ServerLink.tsx';
import { preloadToasts } from '#web/ui/toasts.ts';
import { OwnTokenSection } from './OwnTokenSection.tsx';
import { TokensSkeleton } from './TokensSkeleton.tsx';
import { tokensQuery } from './tokensLoader.ts';

/** For everybody signed in: the tokens of one's own programs. */
export function TokensPage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<tokensLoaderQuery>>();
  const title = intl.formatMessage(tokenMessages.title);
  // Failing early is no failure: they are asked for again when they are needed.
  useEffect(() => void preloadToasts().catch(() => {}), []);

  return (
    <Page
      title={title}
      lead={
        <>
          <p>
            <FormattedMessage
              id="tokens.text"
              defaultMessage="With an access token, a program of yours can do what you allow it here, without your password: search the directory, read your businesses and send in new ones."
              description="At the beginning of the page of one's access tokens"
            />
          </p>
          <ServerLink href={paths.apiDocumentation()}>
            <FormattedMessage
              id="tokens.documentation"
              defaultMessage="Read the documentation for programs"
              description="Link to the documentation of the API"
            />
          </ServerLink>
        </>
      }
    >
      <LoadedPart
        reference={reference}
        failed={intl.formatMessage({
          id: 'tokens.failed',
          defaultMessage: 'Your tokens could not be loaded.',
          description: 'In place of the list of access tokens, when the server does not say why',
        })}
        skeleton={<TokensSkeleton />}
      >
        <Loaded reference={reference} />
      </LoadedPart>
    </Page>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<tokensLoaderQuery> }) {
  const { viewer } = usePreloadedQuery<tokensLoaderQuery>(tokensQuery, reference);
  // Null only for a moment: the session has just ended, and the guard leads away.
  return viewer ? <OwnTokenSection viewer={viewer} /> : <TokensSkeleton />;
}
