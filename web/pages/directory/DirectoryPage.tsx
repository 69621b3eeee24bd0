import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { Link, useLoaderData, useSearchParams } from 'react-router';
import { graphql } from 'relay-runtime';
import { sceneOf } from '#shared/scenes.ts';
import type { DirectoryPage_page$key } from '#web/__generated__/DirectoryPage_page.graphql.ts';
import type { directoryLoaderQuery } from '#web/__generated__/directoryLoaderQuery.graphql.ts';
import { groupBy, nameKey } from '#web/businesses/groupByName.ts';
import { SameName } from '#web/businesses/SameName.tsx';
import { Band } from '#web/layouts/Band.tsx';
import { MissingPage } from '#web/layouts/MissingPage.tsx';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Cluster, Stack, Text } from '#web/ui/layout.tsx';
import { SkeletonCard } from '#web/ui/SkeletonCard.tsx';
import { inPlaceText } from '../landing/results/headingText.ts';
import { DirectoryCard } from './DirectoryCard.tsx';
import { DirectoryHead } from './DirectoryHead.tsx';
import { DirectoryLinks } from './DirectoryLinks.tsx';
import css from './DirectoryPage.module.css';
import { directoryQuery } from './directoryLoader.ts';
import { LanePage } from './LanePage.tsx';

/** The providers of a service at a place. */
export function DirectoryPage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<directoryLoaderQuery>>();
  return (
    <div className={css.page}>
      <LoadedPart
        reference={reference}
        failed={intl.formatMessage({
          id: 'directory.failed',
          defaultMessage: 'The page could not be loaded. Check your connection and try again.',
        })}
        skeleton={<SkeletonCard lines={12} />}
      >
        <Loaded reference={reference} />
      </LoadedPart>
    </div>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<directoryLoaderQuery> }) {
  const { directoryPage, lanePage } = usePreloadedQuery<directoryLoaderQuery>(directoryQuery, reference);
  if (directoryPage) return <Found page={directoryPage} />;
  return lanePage ? <LanePage page={lanePage} /> : <Missing />;
}

function Missing() {
  const title = useIntl().formatMessage({
    id: 'directory.missing',
    defaultMessage: 'This page is not in the directory',
  });
  return (
    <>
      <meta name="robots" content="noindex" />
      <MissingPage title={title} />
    </>
  );
}

function Found({ page: key }: { page: DirectoryPage_page$key }) {
  const intl = useIntl();
  const [query] = useSearchParams();
  const page = useFragment(
    graphql`
      fragment DirectoryPage_page on DirectoryPage @argumentDefinitions(after: { type: "String" }) {
        serviceName
        category {
          databaseId
        }
        subcategoryId: subcategoryDatabaseId
        service {
          databaseId
        }
        count
        path
        place {
          displayName
          ...headingText_place
        }
        breadcrumb {
          name
          path
        }
        providers(first: 25, after: $after) {
          edges {
            node {
              id
              databaseId
              path
              businessName
              place {
                name
              }
              ...DirectoryCard_provider
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
        widerPage {
          serviceName
          placeName
          path
          count
        }
        placesWithin {
          ...DirectoryLinks_links
        }
        neighbours {
          ...DirectoryLinks_links
        }
        relatedServices {
          ...DirectoryLinks_links
        }
        ...DirectoryHead_page @arguments(after: $after)
      }
    `,
    key,
  );
  const { serviceName, count, path, place, breadcrumb, providers, widerPage } = page;
  const { hasNextPage, endCursor } = providers.pageInfo;
  const where = inPlaceText(intl, place);
  const search = paths.search({ f: place.displayName, q: serviceName, a: '' });
  const heading = intl.formatMessage(
    {
      id: 'directory.heading',
      defaultMessage: '{service} {where}',
      description: 'Such as “Freight in Rosario”; where is results.where',
    },
    { service: serviceName, where },
  );
  return (
    <>
      <DirectoryHead page={page} heading={heading} where={where} isFirst={!query.has('after')} />
      <nav className={css.breadcrumb} aria-label="Rumbo">
        <ol>
          <li>
            <Link className={css.crumb} to={paths.home()}>
              Rumbo
            </Link>
          </li>
          {breadcrumb.map((crumb) => (
            <li key={crumb.path}>
              <Icon name="chevron" size={16} />
              <Link className={css.crumb} to={crumb.path} aria-current={crumb.path === path ? 'page' : undefined}>
                {crumb.name}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <Band
        scene={sceneOf({
          categoryId: page.category?.databaseId,
          subcategoryId: page.subcategoryId,
          serviceId: page.service?.databaseId,
        })}
      >
        <Text as="h1" breaks>
          {heading}
        </Text>
        <p>
          <FormattedMessage
            id="directory.count"
            defaultMessage="{count, plural, =0 {No providers here yet.} one {# provider, reviewed by our team.} other {# providers, reviewed by our team.}}"
            values={{ count }}
          />
        </p>
        {widerPage && (
          <p>
            <Link to={widerPage.path}>
              <FormattedMessage
                id="directory.wider"
                defaultMessage="{service}, {place}: {count, plural, one {# provider} other {# providers}}"
                values={{ service: widerPage.serviceName, place: widerPage.placeName, count: widerPage.count }}
              />
            </Link>
          </p>
        )}
      </Band>
      <Stack as="ul" gap={4}>
        {groupBy(providers.edges, ({ node }) => nameKey(node.businessName)).map(([{ node }, ...others]) => (
          <li key={node.id} className={css.provider}>
            <DirectoryCard provider={node} search={search.split('?')[1]!} />
            <SameName
              listings={others.map(({ node: { databaseId, path: to, place } }) => ({
                databaseId,
                path: to,
                place: place.name,
              }))}
            />
          </li>
        ))}
      </Stack>
      <Cluster gap={3}>
        {query.has('after') && (
          <LinkButton variant="outline" href={path}>
            <FormattedMessage id="directory.first" defaultMessage="Back to the first providers" />
          </LinkButton>
        )}
        {hasNextPage && endCursor && (
          <LinkButton variant="outline" href={`${path}?after=${encodeURIComponent(endCursor)}`}>
            <FormattedMessage id="directory.next" defaultMessage="More providers" />
          </LinkButton>
        )}
        <LinkButton variant="outline" href={search}>
          <Icon name="search" />
          <FormattedMessage id="directory.search" defaultMessage="Search {where}" values={{ where }} />
        </LinkButton>
      </Cluster>
      <div className={css.more}>
        <DirectoryLinks id="within" links={page.placesWithin} shows="place">
          <FormattedMessage
            id="directory.within"
            defaultMessage="{service} by place"
            values={{ service: serviceName }}
          />
        </DirectoryLinks>
        <DirectoryLinks id="neighbours" links={page.neighbours} shows="place">
          <FormattedMessage
            id="directory.neighbours"
            defaultMessage="{service} nearby"
            values={{ service: serviceName }}
          />
        </DirectoryLinks>
        <DirectoryLinks id="related" links={page.relatedServices} shows="service">
          <FormattedMessage id="directory.related" defaultMessage="Other services {where}" values={{ where }} />
        </DirectoryLinks>
      </div>
    </>
  );
}
