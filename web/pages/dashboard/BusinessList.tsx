import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useFragment, usePaginationFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { BusinessList_numbers$key } from '#web/__generated__/BusinessList_numbers.graphql.ts';
import type { BusinessList_provider$key } from '#web/__generated__/BusinessList_provider.graphql.ts';
import type { BusinessList_query$key } from '#web/__generated__/BusinessList_query.graphql.ts';
import type { BusinessListPaginationQuery } from '#web/__generated__/BusinessListPaginationQuery.graphql.ts';
import { ProviderPicture } from '#web/businesses/ProviderPicture.tsx';
import { type BusinessState, StatusChip } from '#web/businesses/StatusChip.tsx';
import { Timeline } from '#web/businesses/Timeline.tsx';
import { formMessages } from '#web/forms/formMessages.ts';
import { showFailure } from '#web/forms/showFailure.ts';
import { Figures } from '#web/layouts/Figures.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { EditInReview } from './business/EditInReview.tsx';
import { Completeness } from './Completeness.tsx';
import css from './DashboardPage.module.css';

import { NoBusinesses } from './NoBusinesses.tsx';
import { WayOn } from './WayOn.tsx';

const MORE = 25;

/** The user's businesses: their status, statistics and actions. */
export function BusinessList({ query }: { query: BusinessList_query$key }) {
  const intl = useIntl();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    BusinessListPaginationQuery,
    BusinessList_query$key
  >(
    graphql`
      fragment BusinessList_query on Query
      @refetchable(queryName: "BusinessListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" }) {
        ownProviders(first: $count, after: $cursor) @connection(key: "BusinessList_ownProviders") {
          edges {
            node {
              databaseId
              ...BusinessList_provider
            }
          }
        }
      }
    `,
    query,
  );
  const { edges } = data.ownProviders;
  if (edges.length === 0) return <NoBusinesses />;
  const showMore = () =>
    loadNext(MORE, {
      onComplete: (error) => {
        if (error) showFailure(intl, error, { otherwise: formMessages.error });
      },
    });
  return (
    <>
      <Card>
        <ul>
          {edges.map(({ node }) => (
            <Business key={node.databaseId} provider={node} />
          ))}
        </ul>
      </Card>
      {hasNext && (
        <Button variant="outline" isPending={isLoadingNext} onPress={showMore}>
          <FormattedMessage id="dashboard.more" defaultMessage="Show more businesses" />
        </Button>
      )}
    </>
  );
}

function Business({ provider }: { provider: BusinessList_provider$key }) {
  const data = useFragment(
    graphql`
      fragment BusinessList_provider on Provider {
        databaseId
        businessName
        status
        reason
        path
        createdAt
        ...Completeness_provider
        ownership @required(action: THROW) {
          image {
            thumbnailUrl
          }
          edit: lastEdit {
            outcome
          }
          suspicions {
            isAnswered
          }
          isSaidToAnswerLate
          numbers(days: 30) {
            ...BusinessList_numbers
          }
        }
      }
    `,
    provider,
  );
  const { databaseId, businessName, reason, path, createdAt, ownership } = data;
  const { image, edit, suspicions, numbers } = ownership;
  const status = data.status as BusinessState;
  return (
    <li className={css.business}>
      <div className={css.head}>
        <ProviderPicture name={businessName} url={image?.thumbnailUrl} srcSet={undefined} />
        <Stack gap={1} justify="start" breaks>
          <Text as="h3" dir="auto">
            {businessName}
          </Text>
          <Text note>
            <FormattedMessage
              id="dashboard.registered"
              values={{ date: <FormattedDate value={createdAt} dateStyle="medium" /> }}
            />
          </Text>
          {/* a review in progress is one of the steps below */}
          {status !== 'WAITING' && <StatusChip status={status} />}
        </Stack>
      </div>
      {status === 'APPROVED' && (
        <div className={css.state}>
          <Numbers numbers={numbers} />
          <Completeness provider={data} />
        </div>
      )}
      <div className={css.rest}>
        <Timeline status={status} isConfirmed />
        {suspicions && !suspicions.isAnswered && (
          <Notice type="warning">
            <p>
              <FormattedMessage
                id="dashboard.suspicion"
                defaultMessage="Somebody suspects fraud in the name of this business. Only you and our team know. Please tell us your side."
              />
            </p>
            <LinkButton variant="secondary" href={paths.business(databaseId)}>
              <FormattedMessage id="dashboard.answer" defaultMessage="Answer" />
            </LinkButton>
          </Notice>
        )}
        {edit && edit.outcome === null && (
          <p>
            <EditInReview isSuspended={status === 'SUSPENDED'} />
          </p>
        )}
        {ownership.isSaidToAnswerLate && (
          <p>
            <FormattedMessage
              id="dashboard.late"
              defaultMessage="Most people who asked you say that you did not answer within a day. Only you see this. Always answer, even if it is to say no."
            />
          </p>
        )}
        <WayOn
          databaseId={databaseId}
          status={status}
          reason={reason ?? null}
          path={status === 'APPROVED' ? path : null}
        />
      </div>
    </li>
  );
}

function Numbers({ numbers }: { numbers: BusinessList_numbers$key }) {
  const { totals } = useFragment(
    graphql`
      fragment BusinessList_numbers on ProviderNumbers {
        totals {
          seen
          opened
          whatsapp
          phone
          email
          website
        }
      }
    `,
    numbers,
  );
  const { seen, opened, whatsapp, phone, email, website } = totals;
  return (
    <>
      <Text note>
        <FormattedMessage id="dashboard.period" defaultMessage="In the last 30 days" />
      </Text>
      <Figures
        figures={[
          {
            label: (
              <FormattedMessage
                id="dashboard.seen"
                defaultMessage="views in search results"
                description="Below a number"
              />
            ),
            value: seen,
          },
          {
            label: <FormattedMessage id="dashboard.opened" defaultMessage="page views" description="Below a number" />,
            value: opened,
          },
          {
            label: (
              <FormattedMessage id="dashboard.pressed" defaultMessage="contact clicks" description="Below a number" />
            ),
            value: whatsapp + phone + email + website,
          },
        ]}
      />
    </>
  );
}
