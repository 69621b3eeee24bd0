import { FormattedMessage, useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery, useRelayEnvironment } from 'react-relay/hooks';
import { useLoaderData, useParams } from 'react-router';
import { fetchQuery, graphql } from 'relay-runtime';
import type { ServicePage_service$key } from '#web/__generated__/ServicePage_service.graphql.ts';
import type { ServicePageMutation } from '#web/__generated__/ServicePageMutation.graphql.ts';
import type { ServicePageQuery } from '#web/__generated__/ServicePageQuery.graphql.ts';
import type { serviceLoaderQuery } from '#web/__generated__/serviceLoaderQuery.graphql.ts';
import type { serviceValues_service$key } from '#web/__generated__/serviceValues_service.graphql.ts';
import { StaleNotice } from '#web/forms/StaleNotice.tsx';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import css from '#web/pages/bo/editor/EditorPage.module.css';
import { EditorSkeleton } from '#web/pages/bo/editor/EditorSkeleton.tsx';
import { ItemMissing } from '#web/pages/bo/editor/ItemMissing.tsx';
import { LeaveDialog } from '#web/pages/bo/editor/LeaveDialog.tsx';
import { SaveBar } from '#web/pages/bo/editor/SaveBar.tsx';
import { useEditor } from '#web/pages/bo/editor/useEditor.ts';
import { useListOrigin } from '#web/pages/bo/editor/useListOrigin.ts';
import { paths } from '#web/paths.ts';
import { commit } from '#web/relay/commit.ts';
import { ServiceForm } from './ServiceForm.tsx';
import { serviceQuery } from './serviceLoader.ts';
import { labels, serviceMessages } from './serviceMessages.ts';
import {
  byLanguage,
  checkService,
  isSameService,
  readStored,
  type ServiceValues,
  serviceInput,
  synonymsOf,
} from './serviceValues.ts';

const mutation = graphql`
  mutation ServicePageMutation($databaseId: Int!, $version: Int, $input: ServiceInput!) {
    updateService(databaseId: $databaseId, version: $version, input: $input) {
      service {
        ...serviceValues_service
        ...ServicePage_service
      }
    }
  }
`;

const latest = graphql`
  query ServicePageQuery($databaseId: Int!) {
    service(databaseId: $databaseId) {
      ...serviceValues_service
    }
  }
`;

export function ServicePage() {
  const intl = useIntl();
  const { serviceId } = useParams();
  const reference = useLoaderData<PreloadedQuery<serviceLoaderQuery>>();
  return (
    // Nothing of one service may stay in the form of another.
    <LoadedPart
      key={serviceId}
      reference={reference}
      failed={intl.formatMessage(serviceMessages.loadFailed)}
      skeleton={<EditorSkeleton parts={[5]} aside={[]} />}
    >
      <Loaded reference={reference} />
    </LoadedPart>
  );
}

function Loaded({ reference }: { reference: PreloadedQuery<serviceLoaderQuery> }) {
  const { service } = usePreloadedQuery<serviceLoaderQuery>(serviceQuery, reference);
  return service ? <ServiceEditor service={service} /> : <ServiceMissing />;
}

function ServiceMissing() {
  const intl = useIntl();
  return (
    <ItemMissing
      title={intl.formatMessage({
        id: 'bo.missing.service',
        defaultMessage: 'Service not found',
        description: 'Title of the page of a service that does not exist',
      })}
      text={intl.formatMessage({
        id: 'bo.missing.serviceText',
        defaultMessage: 'No service has this number.',
        description: 'On the page of a service that does not exist',
      })}
      list={useListOrigin([paths.boServices()])}
    />
  );
}

function ServiceEditor({ service }: { service: ServicePage_service$key }) {
  const intl = useIntl();
  const list = useListOrigin([paths.boServices()]);
  const data = useFragment(
    graphql`
      fragment ServicePage_service on Service {
        databaseId
        name
        ...serviceValues_service
      }
    `,
    service,
  );
  const { form, isDirty, saved, guard, theirs, ...editor } = useServiceEditor(data.databaseId, data, list);
  const text = (values: ServiceValues, name: keyof ServiceValues) => {
    if (name === 'subcategoryId') return values.subcategoryId.text;
    return name === 'synonyms' ? synonymsOf(values).join('\n') : values[name].trim();
  };
  const linesTo = (other: ServiceValues) =>
    (Object.keys(labels) as (keyof ServiceValues)[])
      .map((name) => ({
        label: intl.formatMessage(labels[name]),
        mine: text(form.values, name),
        theirs: text(other, name),
      }))
      .filter((line) => line.mine !== line.theirs);
  return (
    <div className={css.page}>
      <title>{`${data.name} · Rumbo`}</title>
      <h1 className={css.title}>{data.name}</h1>
      {theirs && (
        <StaleNotice
          title={
            <FormattedMessage
              id="bo.stale.service"
              defaultMessage="Someone else saved this service in the meantime"
              description="Heading above two versions of a service"
            />
          }
          lines={linesTo(theirs.values)}
          onKeepTheirs={editor.keepTheirs}
          onSaveMine={editor.saveMine}
        />
      )}
      <div className={css.columns}>
        <ServiceForm
          form={form}
          bar={<SaveBar isDirty={isDirty} isPending={form.isPending} changes={linesTo(saved)} />}
        />
      </div>
      <LeaveDialog blocker={guard.blocker} />
    </div>
  );
}

/** Editing a service that exists. `list` is where the page goes once it is saved. */
function useServiceEditor(databaseId: number, service: serviceValues_service$key, list: string) {
  const environment = useRelayEnvironment();
  const language = currentLanguage();
  return useEditor<ServiceValues>({
    current: readStored(service),
    check: (values) => checkService(values, language),
    isSame: isSameService,
    save: async (values, version) => {
      const variables = { databaseId, version, input: serviceInput(values, language) };
      const data = await commit<ServicePageMutation>(environment, { mutation, variables }).catch((error) => {
        throw byLanguage(error, language);
      });
      return { stored: readStored(data.updateService.service), goTo: list };
    },
    load: async () => {
      const force = { networkCacheConfig: { force: true } };
      const data = await fetchQuery<ServicePageQuery>(environment, latest, { databaseId }, force).toPromise();
      return data?.service ? readStored(data.service) : null;
    },
    messages: serviceMessages,
  });
}
