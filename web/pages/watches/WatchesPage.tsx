import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type {
  WatchesPage_watches$data,
  WatchesPage_watches$key,
} from '#web/__generated__/WatchesPage_watches.graphql.ts';
import type { WatchesPageEndMutation } from '#web/__generated__/WatchesPageEndMutation.graphql.ts';
import type { WatchesPageRenewMutation } from '#web/__generated__/WatchesPageRenewMutation.graphql.ts';
import type { watchesLoaderQuery } from '#web/__generated__/watchesLoaderQuery.graphql.ts';
import { formFailure, showFailure } from '#web/forms/showFailure.ts';
import { usePending } from '#web/forms/usePending.ts';
import { CardPage } from '#web/layouts/CardPage.tsx';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { paths } from '#web/paths.ts';
import { ask } from '#web/relay/ask.ts';
import { useSession } from '#web/session/useSession.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Cluster, Stack, Text } from '#web/ui/layout.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { rhythmMessages, type WatchRhythmName } from '#web/watches/rhythmMessages.ts';
import { type WatchesData, watchesQuery } from './watchesLoader.ts';

const endMutation = graphql`
  mutation WatchesPageEndMutation($input: EndWatchInput!) {
    endWatch(input: $input) {
      __typename
    }
  }
`;

const renewMutation = graphql`
  mutation WatchesPageRenewMutation($input: RenewWatchInput!) {
    renewWatch(input: $input) {
      watch {
        endsAt
      }
    }
  }
`;

/** The page with the watches of an address, opened by a mailed link or by the signed-in user. */
export function WatchesPage() {
  const intl = useIntl();
  const data = useLoaderData<WatchesData>();
  const session = useSession();
  const failed = intl.formatMessage({ id: 'watch.failed', defaultMessage: 'Your alerts could not be loaded' });
  const title = intl.formatMessage({ id: 'nav.watches' });
  // the server renders pages for visitors
  if (data.token === null && session.status !== 'signedIn') return <SignInFirst title={title} />;
  return (
    <CardPage title={title}>
      <LoadedPart reference={data.reference} failed={failed} showFailure={() => {}} skeleton={<Skeleton lines={4} />}>
        <Loaded {...data} />
      </LoadedPart>
    </CardPage>
  );
}

function SignInFirst({ title }: { title: string }) {
  return (
    <CardPage
      title={title}
      drawing="missing"
      actions={
        <LinkButton href={paths.login(paths.watches())}>
          <FormattedMessage id="nav.login" />
        </LinkButton>
      }
    >
      <p>
        <FormattedMessage
          id="watch.signIn"
          defaultMessage="Open the link in any of our alert emails, or log in to see the alerts of your account’s address."
        />
      </p>
    </CardPage>
  );
}

function Loaded({ token, reference }: WatchesData) {
  const { watches } = usePreloadedQuery<watchesLoaderQuery>(watchesQuery, reference);
  return watches && <List token={token} watches={watches} />;
}

function List({ token, watches: key }: { token: string | null; watches: WatchesPage_watches$key }) {
  const { email, watches } = useFragment(
    graphql`
      fragment WatchesPage_watches on Watches {
        email
        watches {
          id
          title
          path
          rhythm
          endsAt
        }
      }
    `,
    key,
  );
  const [ended, setEnded] = useState<readonly string[]>([]);
  const left = watches.filter(({ id }) => !ended.includes(id));
  return (
    <>
      <Text tone="soft" breaks>
        <FormattedMessage id="watch.address" defaultMessage="We write to {email}." values={{ email: email ?? '' }} />
      </Text>
      {left.length === 0 ? (
        <>
          <p role="status">
            <FormattedMessage
              id="watch.none"
              defaultMessage="There are no alerts. Search, and press “Notify me” under the results."
            />
          </p>
          <LinkButton href={paths.home()}>
            <FormattedMessage id="page.toHome" />
          </LinkButton>
        </>
      ) : (
        <Stack as="ul" gap={5}>
          {left.map((watch) => (
            <Row key={watch.id} watch={watch} token={token} onEnd={() => setEnded([...ended, watch.id])} />
          ))}
        </Stack>
      )}
    </>
  );
}

interface RowProps {
  watch: WatchesPage_watches$data['watches'][number];
  token: string | null;
  onEnd: () => void;
}

function Row({ watch, token, onEnd }: RowProps) {
  const intl = useIntl();
  const { id, title, path, rhythm } = watch;
  const [endsAt, setEndsAt] = useState(watch.endsAt as string);
  const failed = (error: unknown) => showFailure(intl, error, formFailure);
  const [isEnding, end] = usePending(async () => {
    try {
      await ask<WatchesPageEndMutation>(endMutation, { input: { id, token } });
      onEnd();
      const text = intl.formatMessage({ id: 'watch.ended', defaultMessage: 'The alert has ended' });
      void showToast({ type: 'success', title: text, seconds: 3 });
    } catch (error) {
      failed(error);
    }
  });
  const [isRenewing, renew] = usePending(async () => {
    try {
      const { renewWatch } = await ask<WatchesPageRenewMutation>(renewMutation, { input: { id, token } });
      setEndsAt(renewWatch.watch.endsAt as string);
    } catch (error) {
      failed(error);
    }
  });
  return (
    <Stack as="li" gap={2}>
      <Text weight={600} breaks>
        {path ? <Link href={path}>{title}</Link> : title}
      </Text>
      <Text size="sm" tone="soft">
        <FormattedMessage {...rhythmMessages[rhythm as WatchRhythmName]} />
        {' · '}
        <FormattedMessage
          id="watch.until"
          defaultMessage="until {date}"
          values={{ date: intl.formatDate(endsAt, { dateStyle: 'medium' }) }}
        />
      </Text>
      <Cluster gap={2}>
        <Button variant="outline" isPending={isRenewing} onPress={renew}>
          <FormattedMessage id="watch.renew" />
        </Button>
        <Button variant="quiet" isPending={isEnding} onPress={end}>
          <FormattedMessage id="watch.end" defaultMessage="End" />
        </Button>
      </Cluster>
    </Stack>
  );
}
