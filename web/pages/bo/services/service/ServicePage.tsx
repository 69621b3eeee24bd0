import { useIntl } from 'react-intl';
import { type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router';
import { graphql } from 'relay-runtime';
import type { ServicePage_service$key } from '#web/__generated__/ServicePage_service.graphql.ts';
import type { ServicePageCreateMutation } from '#web/__generated__/ServicePageCreateMutation.graphql.ts';
import type { ServicePageMutation } from '#web/__generated__/ServicePageMutation.graphql.ts';
import type { ServicePageQuery } from '#web/__generated__/ServicePageQuery.graphql.ts';
import type { serviceLoaderQuery } from '#web/__generated__/serviceLoaderQuery.graphql.ts';
import { facetInWords } from '#web/businesses/facetMessages.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { EditorPage } from '#web/pages/bo/editor/EditorPage.tsx';
import { EditorSkeleton } from '#web/pages/bo/editor/EditorSkeleton.tsx';
import { ItemPage } from '#web/pages/bo/editor/ItemPage.tsx';
import { useEditor } from '#web/pages/bo/editor/useEditor.ts';
import { useListOrigin } from '#web/pages/bo/editor/useListOrigin.ts';
import { paths } from '#web/paths.ts';
import { commit } from '#web/relay/commit.ts';
import { fetchAnew } from '#web/relay/fetchOnce.ts';
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

const create = graphql`
  mutation ServicePageCreateMutation($input: CreateServiceInput!) {
    createService(input: $input) {
      ... on CreateServicePayload {
        service {
          ...ServicePage_service
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

const update = graphql`
  mutation ServicePageMutation($input: UpdateServiceInput!) {
    updateService(input: $input) {
      ... on UpdateServicePayload {
        service {
          ...serviceValues_service
          ...ServicePage_service
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

const latest = graphql`
  query ServicePageQuery($id: ID!) {
    service(id: $id) {
      ...serviceValues_service
    }
  }
`;

/** The page of a service, or of a new one. */
export function ServicePage() {
  const list = useListOrigin([paths.boServices()]);
  return (
    <ItemPage
      reference={useLoaderData<PreloadedQuery<serviceLoaderQuery> | undefined>()}
      useItem={useService}
      messages={serviceMessages}
      skeleton={<EditorSkeleton parts={[5]} aside={[]} />}
      list={list}
    >
      {(service) => <ServiceEditor service={service} list={list} />}
    </ItemPage>
  );
}

function useService(reference: PreloadedQuery<serviceLoaderQuery>) {
  return usePreloadedQuery<serviceLoaderQuery>(serviceQuery, reference).service;
}

interface ServiceEditorProps {
  service: ServicePage_service$key | null;
  /** The address of the next page after saving. */
  list: string;
}

function ServiceEditor({ service, list }: ServiceEditorProps) {
  const intl = useIntl();
  const language = currentLanguage();
  const stored = useFragment(
    graphql`
      fragment ServicePage_service on Service {
        id
        name
        ...serviceValues_service
      }
    `,
    service,
  );
  const editor = useEditor<ServiceValues>({
    current: readStored(stored),
    check: (values) => checkService(values, language),
    isSame: isSameService,
    save: async (values, version) => {
      const service = serviceInput(values, language);
      try {
        if (!stored) {
          await commit<ServicePageCreateMutation>(create, { input: { service } });
          return { goTo: list };
        }
        const data = await commit<ServicePageMutation>(update, {
          input: { id: stored.id, expectedVersion: version!, service },
        });
        return { stored: readStored(data.updateService.service!), goTo: list };
      } catch (error) {
        throw byLanguage(error, language);
      }
    },
    load: async () => {
      const data = await fetchAnew<ServicePageQuery>(latest, { id: stored!.id });
      return data?.service ? readStored(data.service) : null;
    },
    labels,
    textsOf: (values) => ({
      ...values,
      subcategoryId: values.subcategoryId.text,
      facet: facetInWords(intl, values.facet),
      synonyms: synonymsOf(values).join('\n'),
    }),
    messages: serviceMessages,
  });
  return (
    <EditorPage
      title={stored?.name ?? intl.formatMessage(serviceMessages.create)}
      editor={editor}
      stale={serviceMessages.stale}
      aside={null}
    >
      <ServiceForm form={editor.form} />
    </EditorPage>
  );
}
