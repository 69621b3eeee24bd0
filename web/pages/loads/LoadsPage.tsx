import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, useSearchParams } from 'react-router';
import { DueQuestion } from '#web/answers/DueQuestion.tsx';
import { Page } from '#web/layouts/Page.tsx';
import { keepOffline } from '#web/loads/keepOffline.ts';
import { type Load, useLoads } from '#web/loads/loads.ts';
import { loadsMessage } from '#web/loads/loadsMessage.ts';
import { followLoads } from '#web/loads/syncLoads.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Cluster, Stack, Text } from '#web/ui/layout.tsx';
import { MessageCard } from '#web/ui/MessageCard.tsx';
import { LoadTable } from './LoadTable.tsx';
import type { LoadsData } from './loadsLoader.ts';
import { OneLoad } from './OneLoad.tsx';
import { SharedLoadPage } from './SharedLoad.tsx';

/** The page of the loads of this browser or account, of a single load, or of a shared load opened by its link. */
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
  return (
    <Stack gap={4}>
      <Cluster gap={3} align="center" justify="between">
        <Text tone="soft" measure={40}>
          <FormattedMessage id="load.lead" defaultMessage="Whom you asked for each load, and what they answered." />
        </Text>
        <LinkButton href={paths.home()}>
          <FormattedMessage id="load.new" defaultMessage="New request" />
        </LinkButton>
      </Cluster>
      <LoadTable loads={loads} />
      <DueQuestion />
    </Stack>
  );
}

function Empty() {
  return (
    <MessageCard
      title={<FormattedMessage id="load.noneTitle" defaultMessage="No loads yet" />}
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
          id="load.none"
          defaultMessage="Search, press “Request quotes” and write to several businesses: here you then see whom you asked and what they answered."
        />
      </p>
    </MessageCard>
  );
}
