import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { WorkRow_query$key } from '#web/__generated__/WorkRow_query.graphql.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Section } from '#web/ui/Section.tsx';
import css from './HomePage.module.css';
import { Ago } from './Timestamp.tsx';

const messages = defineMessages({
  providers: {
    id: 'bo.work.providers',
    defaultMessage: '{count, plural, one {<b>#</b> pending provider} other {<b>#</b> pending providers}}',
  },
  edits: {
    id: 'bo.work.edits',
    defaultMessage: '{count, plural, one {<b>#</b> edit by an owner} other {<b>#</b> edits by owners}}',
  },
  credentials: {
    id: 'bo.work.credentials',
    defaultMessage:
      '{count, plural, one {<b>#</b> registration number to check} other {<b>#</b> registration numbers to check}}',
  },
  reports: { id: 'bo.work.reports', defaultMessage: '{count, plural, one {<b>#</b> report} other {<b>#</b> reports}}' },
  images: { id: 'bo.work.images', defaultMessage: '{count, plural, one {<b>#</b> image} other {<b>#</b> images}}' },
  claims: { id: 'bo.work.claims', defaultMessage: '{count, plural, one {<b>#</b> claim} other {<b>#</b> claims}}' },
});

const WEEK_MS = 7 * 86_400_000;

interface WorkRowProps {
  query: WorkRow_query$key;
  isHiddenAtZero: boolean;
}

/** The numbers of pending decisions, with a link to the oldest one. */
export function WorkRow({ query, isHiddenAtZero }: WorkRowProps) {
  const { unapprovedProviders, providerEdits, providerReports, credentialsToCheck, ...others } = useFragment(
    graphql`
      fragment WorkRow_query on Query {
        unapprovedProviders(first: 1, orderBy: { field: SUBMITTED_AT, direction: ASC }) {
          totalCount
          edges {
            cursor
            node {
              databaseId
              moderation @required(action: THROW) {
                submittedAt
              }
            }
          }
        }
        providerEdits(first: 1) {
          totalCount
        }
        credentialsToCheck(first: 1) {
          totalCount
        }
        providerReports(first: 1) {
          totalCount
        }
        providerClaims(first: 1) @include(if: $isSuperAdmin) {
          totalCount
        }
        directoryFigures {
          pendingImages {
            totalCount
          }
        }
      }
    `,
    query,
  );
  const { providerClaims, directoryFigures } = others;
  const oldest = unapprovedProviders.edges[0];
  const items: { name: MessageDescriptor; count: number; href: string; note?: ReactNode; isLate?: boolean }[] = [
    {
      name: messages.providers,
      count: unapprovedProviders.totalCount,
      href: paths.boUnapproved(),
      isLate: oldest && Date.now() - Date.parse(oldest.node.moderation.submittedAt) > WEEK_MS,
      note: oldest && (
        <FormattedMessage
          id="bo.work.oldest"
          defaultMessage="oldest {ago}"
          values={{ ago: <Ago value={oldest.node.moderation.submittedAt} /> }}
        />
      ),
    },
    { name: messages.edits, count: providerEdits.totalCount, href: paths.boEdits() },
    { name: messages.credentials, count: credentialsToCheck.totalCount, href: paths.boCredentials() },
    { name: messages.reports, count: providerReports.totalCount, href: paths.boReports() },
    { name: messages.images, count: directoryFigures.pendingImages.totalCount, href: '#images' },
    ...(providerClaims ? [{ name: messages.claims, count: providerClaims.totalCount, href: paths.boClaims() }] : []),
  ];
  const first = items.find(({ count }) => count > 0);
  const start = oldest
    ? paths.boProvider(oldest.node.databaseId, { from: paths.boUnapproved(), at: oldest.cursor })
    : first?.href;
  if (!first && isHiddenAtZero) return null;
  return (
    <Section
      id="waits"
      title={<FormattedMessage id="bo.waits" />}
      action={
        start ? (
          <LinkButton href={start}>
            <FormattedMessage id="bo.moderate" defaultMessage="Start" />
            <Icon name="arrow" />
          </LinkButton>
        ) : (
          <FormattedMessage id="bo.work.done" defaultMessage="All caught up" />
        )
      }
    >
      <ul className={css.work}>
        {items.map(({ name, count, href, note, isLate }) => (
          <li key={href}>
            <Link
              href={href}
              className={css.count ?? ''}
              data-none={count === 0 || undefined}
              data-late={isLate || undefined}
            >
              <FormattedMessage {...name} values={{ count, b: (chunks) => <b key="number">{chunks}</b> }} />
              {note && <small>{note}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
