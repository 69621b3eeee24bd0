import { defineMessages, FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import type { serviceStatusLoaderQuery } from '#web/__generated__/serviceStatusLoaderQuery.graphql.ts';
import { Page } from '#web/layouts/Page.tsx';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { SkeletonCard } from '#web/ui/SkeletonCard.tsx';
import { serviceStatusQuery } from './serviceStatusLoader.ts';

const PARTS = defineMessages({
  SITE: { id: 'status.site', defaultMessage: 'Pages, search and API' },
  DATABASE: { id: 'status.database', defaultMessage: 'Database' },
  JOBS: { id: 'status.jobs', defaultMessage: 'Emails, imports and notifications' },
  OPEN_DATA: { id: 'status.openData', defaultMessage: 'Last night’s open data' },
});

const STATES = defineMessages({
  works: { id: 'status.works', defaultMessage: 'Works' },
  fails: { id: 'status.fails', defaultMessage: 'Does not work' },
  unknown: { id: 'status.unknown', defaultMessage: 'Not measured here' },
});

/** A state as old as the server needs no time: the note below has it. */
const STARTING_MS = 60_000;

/** The state of the parts of this installation, and the time of its last change. */
export function StatusPage() {
  const intl = useIntl();
  const reference = useLoaderData<PreloadedQuery<serviceStatusLoaderQuery>>();
  return (
    <Page title={intl.formatMessage({ id: 'footer.status' })}>
      <LoadedPart
        reference={reference}
        failed={intl.formatMessage({ id: 'status.failed', defaultMessage: 'The status could not be loaded' })}
        skeleton={<SkeletonCard lines={6} />}
      >
        <Loaded reference={reference} />
      </LoadedPart>
    </Page>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<serviceStatusLoaderQuery> }) {
  const intl = useIntl();
  const { status } = usePreloadedQuery<serviceStatusLoaderQuery>(serviceStatusQuery, reference);
  const time = (value: string) => <FormattedDate value={value} dateStyle="medium" timeStyle="short" timeZone="UTC" />;
  const started = Date.parse(status.startedAt);
  const failing = status.parts.filter(({ works }) => works === false).length;
  return (
    <Stack gap={4}>
      <Text as="h2" size="xl">
        <FormattedMessage
          id="status.all"
          defaultMessage="{failing, plural, =0 {Everything works} one {One part does not work} other {# parts do not work}}"
          values={{ failing }}
        />
      </Text>
      <Stack as="ul" gap={4} columns={18}>
        {status.parts.map(({ name, works, since }) => {
          const state = works === null ? 'unknown' : works ? 'works' : 'fails';
          const message = PARTS[name as keyof typeof PARTS];
          return (
            <li key={name}>
              <Card>
                <Stack gap={2} justify="start" pad="card">
                  <Text as="h3" size="md">
                    {message ? intl.formatMessage(message) : name}
                  </Text>
                  <Chip tone={{ works: 'success', fails: 'error', unknown: 'plain' }[state] as 'plain'}>
                    {intl.formatMessage(STATES[state])}
                  </Chip>
                  {Date.parse(since) - started > STARTING_MS && (
                    <Text note>
                      <FormattedMessage
                        id="status.since"
                        defaultMessage="since {time} UTC"
                        values={{ time: time(since) }}
                      />
                    </Text>
                  )}
                </Stack>
              </Card>
            </li>
          );
        })}
      </Stack>
      <Text note measure={40}>
        <FormattedMessage
          id="status.note"
          defaultMessage="As the server that sent this page measures it each second. Times count from its last start, {time} UTC. Release {version}."
          values={{ time: time(status.startedAt), version: status.version }}
        />
      </Text>
    </Stack>
  );
}
