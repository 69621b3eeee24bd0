import { defineMessages, FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import type { serviceStatusLoaderQuery } from '#web/__generated__/serviceStatusLoaderQuery.graphql.ts';
import { Page } from '#web/layouts/Page.tsx';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SkeletonCard } from '#web/ui/SkeletonCard.tsx';
import css from './StatusPage.module.css';
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

/**
 * A state has no time if it began with the server, within this number of milliseconds: the note below has that time.
 */
const STARTING_MS = 60_000;

/** The state of the parts of this installation, each with the time of its last change. */
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
  const changed =
    status.parts
      .map(({ since }) => since as string)
      .sort()
      .at(-1) ?? status.startedAt;
  return (
    <div className={css.status}>
      <Notice type={failing === 0 ? 'success' : 'warning'}>
        <Stack gap={1}>
          <Text as="h2" size="lg">
            <FormattedMessage
              id="status.all"
              defaultMessage="{failing, plural, =0 {Everything works} one {One part does not work} other {# parts do not work}}"
              values={{ failing }}
            />
          </Text>
          <p>
            <FormattedMessage
              id="status.steady"
              defaultMessage="Measured each second. Unchanged since {time} UTC."
              values={{ time: time(changed) }}
            />
          </p>
        </Stack>
      </Notice>
      <Card>
        <ul>
          {status.parts.map(({ name, works, since }) => {
            const state = works === null ? 'unknown' : works ? 'works' : 'fails';
            const message = PARTS[name as keyof typeof PARTS];
            return (
              <li key={name} className={css.part}>
                <Text as="h3">{message ? intl.formatMessage(message) : name}</Text>
                <span className={css.state} data-state={state}>
                  {intl.formatMessage(STATES[state])}
                </span>
                {Date.parse(since) - started > STARTING_MS && (
                  <Text note>
                    <FormattedMessage
                      id="status.since"
                      defaultMessage="since {time} UTC"
                      values={{ time: time(since) }}
                    />
                  </Text>
                )}
              </li>
            );
          })}
        </ul>
        <p className={css.note}>
          <FormattedMessage
            id="status.note"
            defaultMessage="As measured by the server that sent this page. Times count from its last start, {time} UTC. Release {version}."
            values={{ time: time(status.startedAt), version: status.version }}
          />
        </p>
      </Card>
    </div>
  );
}
