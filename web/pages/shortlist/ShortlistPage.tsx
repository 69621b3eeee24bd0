import { useEffect, useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { graphql } from 'relay-runtime';
import type { ShortlistPage_shortlist$key } from '#web/__generated__/ShortlistPage_shortlist.graphql.ts';
import type { shortlistLoaderQuery } from '#web/__generated__/shortlistLoaderQuery.graphql.ts';
import { AskButton } from '#web/asking/AskButton.tsx';
import { MOST_ASKED } from '#web/asking/mostAsked.ts';
import { PrintedProviders } from '#web/businesses/PrintedProviders.tsx';
import { Page } from '#web/layouts/Page.tsx';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { loadsMessage } from '#web/loads/loadsMessage.ts';
import { paths } from '#web/paths.ts';
import { recentSearches } from '#web/recentSearches.ts';
import { useShortlist } from '#web/shortlist/shortlist.ts';
import { followSession, removeShortlisted } from '#web/shortlist/syncShortlist.ts';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { MessageCard } from '#web/ui/MessageCard.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SkeletonCard } from '#web/ui/SkeletonCard.tsx';
import { Comparison } from './Comparison.tsx';
import { ShareButton } from './ShareButton.tsx';
import css from './ShortlistPage.module.css';
import { shortlistQuery } from './shortlistLoader.ts';

export function ShortlistPage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<shortlistLoaderQuery>>();
  const title = intl.formatMessage({ id: 'shortlist.title', defaultMessage: 'Shortlist' });
  return (
    <Page title={title} id="shortlist">
      <LoadedPart
        reference={reference}
        failed={intl.formatMessage({ id: 'shortlist.failed', defaultMessage: 'The shortlist could not be loaded' })}
        skeleton={<SkeletonCard lines={8} />}
      >
        <Loaded reference={reference} />
      </LoadedPart>
    </Page>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<shortlistLoaderQuery> }) {
  const data = usePreloadedQuery<shortlistLoaderQuery>(shortlistQuery, reference);
  const shortlist = useFragment<ShortlistPage_shortlist$key>(
    graphql`
      fragment ShortlistPage_shortlist on Shortlist {
        expiresAt
        providers {
          databaseId
          ...Comparison_providers
          ...PrintedProviders_providers
        }
      }
    `,
    data.shortlist!,
  );
  const [query] = useSearchParams();
  const isShared = query.has('link');
  // the last search, for which the businesses are assumed to be saved
  const [search] = useState(() => (isShared ? undefined : recentSearches()[0]));
  const saved = useShortlist();
  useEffect(followSession, []);
  const { revalidate } = useRevalidator();
  // A business removed here stays visible until the user leaves the page, so that it can be saved again.
  const loaded = shortlist.providers;
  const { ids } = reference.variables.from;
  const isRequested = (id: number) => Boolean(ids?.includes(String(id)));
  const isMissing = !isShared && saved.some((id) => !isRequested(id));
  const delisted = isShared
    ? []
    : saved.filter((id) => isRequested(id) && !loaded.some((provider) => provider.databaseId === id));
  useEffect(() => {
    if (isMissing) void revalidate();
  }, [isMissing, revalidate]);
  const [choice, setChoice] = useState<readonly number[] | null>(null);
  const chosen = choice ?? loaded.slice(0, MOST_ASKED).map(({ databaseId }) => databaseId);
  if (loaded.length === 0 && delisted.length === 0) return <Empty />;
  const choose = (id: number, isChosen: boolean) =>
    setChoice(isChosen ? [...chosen, id].slice(-MOST_ASKED) : chosen.filter((item) => item !== id));
  return (
    <>
      {shortlist.expiresAt && (
        <p>
          <FormattedMessage
            id="shortlist.shared"
            defaultMessage="Someone shared this shortlist with you. The link works until {date}."
            values={{ date: <FormattedDate value={shortlist.expiresAt} dateStyle="medium" /> }}
          />
        </p>
      )}
      {delisted.length > 0 && <Delisted ids={delisted} />}
      {loaded.length > 0 && (
        <>
          <div className={css.actions} data-screen>
            <AskButton
              candidates={loaded.map(({ databaseId }) => databaseId)}
              chosen={chosen}
              variant="primary"
              {...(search && { search })}
            />
            <ShareButton ids={loaded.map(({ databaseId }) => databaseId)} />
            <LinkButton variant="outline" href={paths.loads()}>
              <FormattedMessage {...loadsMessage} />
            </LinkButton>
            <Button variant="outline" onPress={() => print()}>
              <FormattedMessage id="shortlist.print" />
            </Button>
          </div>
          <Comparison providers={loaded} chosen={chosen} onChoose={choose} search={search} />
          <PrintedProviders providers={loaded} />
        </>
      )}
    </>
  );
}

function Empty() {
  return (
    <MessageCard
      title={<FormattedMessage id="shortlist.noneTitle" defaultMessage="Nothing saved yet" />}
      actions={
        <>
          <LinkButton href={paths.home()}>
            <FormattedMessage id="footer.search" />
          </LinkButton>
          <LinkButton variant="outline" href={paths.mvp()}>
            <FormattedMessage id="footer.glance" />
          </LinkButton>
        </>
      }
    >
      <p>
        <FormattedMessage
          id="shortlist.none"
          defaultMessage="Tap the star on a business to keep it here, compare it with others and request quotes from several at once."
        />
      </p>
    </MessageCard>
  );
}

/** Saved businesses that have since been suspended, merged or deleted. */
function Delisted({ ids }: { ids: readonly number[] }) {
  return (
    <Notice type="warning">
      <p>
        <FormattedMessage
          id="shortlist.delisted"
          defaultMessage="{count, plural, one {# business that you saved is no longer in the directory.} other {# businesses that you saved are no longer in the directory.}}"
          values={{ count: ids.length }}
        />
      </p>
      <Button variant="secondary" onPress={() => removeShortlisted(ids)}>
        <FormattedMessage id="shortlist.removeDelisted" defaultMessage="Remove from shortlist" />
      </Button>
    </Notice>
  );
}
