import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, useSearchParams } from 'react-router';
import { Page } from '#web/layouts/Page.tsx';
import { keepOffline } from '#web/loads/keepOffline.ts';
import { type Load, useLoads } from '#web/loads/loads.ts';
import { loadsMessage } from '#web/loads/loadsMessage.ts';
import { loadDetails, loadTitle } from '#web/loads/loadText.ts';
import { followLoads } from '#web/loads/syncLoads.ts';
import { paths } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Link } from '#web/ui/Link.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import css from './LoadsPage.module.css';
import type { LoadsData } from './loadsLoader.ts';
import { OneLoad } from './OneLoad.tsx';
import { SharedLoadPage } from './SharedLoad.tsx';

/** The loads of this browser or account, one of them, or a shared one by its link. */
export function LoadsPage() {
  const reference = useLoaderData<LoadsData>();
  return reference ? <SharedLoadPage reference={reference} /> : <OwnLoads />;
}

function OwnLoads() {
  const intl = useIntl();
  const loads = useLoads();
  const [query] = useSearchParams();
  useEffect(followLoads, []);
  useEffect(() => void keepOffline().catch(() => {}), []);
  const key = query.get('load');
  const load = loads.find((item) => item.key === key);
  if (load) return <OneLoad key={load.key} load={load} />;
  return (
    <Page title={intl.formatMessage(loadsMessage)}>
      {key && (
        <p role="status">
          <FormattedMessage id="load.missing" defaultMessage="This load is not on this device or was deleted." />
        </p>
      )}
      {loads.length === 0 ? <Empty /> : <List loads={loads} />}
    </Page>
  );
}

function List({ loads }: { loads: readonly Load[] }) {
  const intl = useIntl();
  return (
    <Card>
      <Stack pad="card">
        <ul className={css.list}>
          {loads.map((load) => (
            <li key={load.key}>
              <Text weight={600} breaks>
                <Link href={paths.loads({ load: load.key })}>{loadTitle(load, intl)}</Link>
              </Text>
              <Text note breaks>
                {[intl.formatDate(load.createdAt, { dateStyle: 'medium' }), ...loadDetails(load)].join(' · ')}
              </Text>
              <Text size="sm">
                {intl.formatMessage(
                  {
                    id: 'load.counts',
                    defaultMessage:
                      '{asked, plural, one {# asked} other {# asked}}, {answered, plural, =0 {no answer yet} one {# answered} other {# answered}}',
                  },
                  { asked: load.asked.length, answered: load.asked.filter(({ answer }) => answer).length },
                )}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}

function Empty() {
  return (
    <EmptyState
      action={
        <LinkButton href={paths.home()}>
          <FormattedMessage id="footer.search" />
        </LinkButton>
      }
    >
      <FormattedMessage
        id="load.none"
        defaultMessage="No loads yet. Search, press “Request quotes” and write to several businesses: here you then see whom you asked and what they answered."
      />
    </EmptyState>
  );
}
