/* eslint-disable relay/unused-fields -- ListHead reads the alternates and the providers. */
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { Link } from 'react-router';
import { graphql } from 'relay-runtime';
import { laneText } from '#shared/lane.ts';
import type { LanePage_page$key } from '#web/__generated__/LanePage_page.graphql.ts';
import { Band } from '#web/layouts/Band.tsx';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { DirectoryCard } from './DirectoryCard.tsx';
import { ListHead } from './DirectoryHead.tsx';
import css from './DirectoryPage.module.css';

/** The page of a route, with the providers that drive it in this or the opposite direction. */
export function LanePage({ page: key }: { page: LanePage_page$key }) {
  const intl = useIntl();
  const { from, to, count, isIndexed, path, alternates, providers, beside } = useFragment(
    graphql`
      fragment LanePage_page on LanePage {
        from {
          name
          displayName
        }
        to {
          name
          displayName
        }
        count
        isIndexed
        path
        alternates {
          language
          path
        }
        providers {
          databaseId
          path
          businessName
          ...DirectoryCard_provider
        }
        beside {
          from {
            name
          }
          to {
            name
          }
          count
          path
        }
      }
    `,
    key,
  );
  const values = { from: from.name, to: to.name, count };
  const heading = intl.formatMessage(
    { id: 'lanePage.heading', defaultMessage: 'Transport from {from} to {to}' },
    values,
  );
  const search = paths.search({ f: from.displayName, t: to.displayName, q: '', a: '' });
  return (
    <>
      <ListHead
        {...{ heading, count, isIndexed, path, alternates, providers }}
        description={intl.formatMessage(
          {
            id: 'lanePage.description',
            defaultMessage:
              '{count, plural, one {# carrier drives} other {# carriers drive}} from {from} to {to}. See who also comes back empty, and contact them directly by phone, WhatsApp or email.',
          },
          values,
        )}
        image="/preview.png"
        crumbs={[{ name: heading, path }]}
      />
      <Band scene="truck">
        <Text as="h1" breaks>
          {heading}
        </Text>
        <p>
          <FormattedMessage
            id="lanePage.count"
            defaultMessage="{count, plural, one {# business declares that it drives} other {# businesses declare that they drive}} this route."
            values={{ count }}
          />
        </p>
      </Band>
      <Stack as="ul" gap={4}>
        {providers.map((provider) => (
          <li key={provider.databaseId} className={css.provider}>
            <DirectoryCard provider={provider} search={search.split('?')[1]!} />
          </li>
        ))}
      </Stack>
      <div>
        <LinkButton variant="outline" href={search}>
          <Icon name="search" />
          <FormattedMessage id="lanePage.search" defaultMessage="All who drive it, come back or are at its ends" />
        </LinkButton>
      </div>
      {beside.length > 0 && (
        <section className={css.more} aria-labelledby="beside">
          <h2 id="beside">
            <FormattedMessage id="lanePage.beside" defaultMessage="The way back, and other routes" />
          </h2>
          <ul className={css.links}>
            {beside.map((lane) => (
              <li key={lane.path}>
                <Link className={css.link} to={lane.path}>
                  {laneText(lane.from.name, lane.to.name, false)}
                </Link>{' '}
                <Text as="span" note>
                  <FormattedNumber value={lane.count} />
                </Text>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
