import { useRelayEnvironment } from 'react-relay/hooks';
import { fetchQuery, graphql } from 'relay-runtime';
import type { serviceValues_service$key } from '#web/__generated__/serviceValues_service.graphql.ts';
import type { useServiceEditorMutation } from '#web/__generated__/useServiceEditorMutation.graphql.ts';
import type { useServiceEditorQuery } from '#web/__generated__/useServiceEditorQuery.graphql.ts';
import { currentLanguage } from '#web/i18n/currentLanguage.ts';
import { useEditor } from '#web/pages/bo/editor/useEditor.ts';
import { commit } from '#web/relay/commit.ts';
import { checkService } from './checkService.ts';
import { serviceMessages } from './serviceMessages.ts';
import { byLanguage, isSameService, readStored, type ServiceValues, serviceInput } from './serviceValues.ts';

const mutation = graphql`
  mutation useServiceEditorMutation($databaseId: Int!, $version: Int, $input: ServiceInput!) {
    updateService(databaseId: $databaseId, version: $version, input: $input) {
      service {
        ...serviceValues_service
        ...ServiceEditor_service
      }
    }
  }
`;

const latest = graphql`
  query useServiceEditorQuery($databaseId: Int!) {
    service(databaseId: $databaseId) {
      ...serviceValues_service
    }
  }
`;

/** Editing a service that exists. `list` is where the page goes once it is saved. */
export function useServiceEditor(databaseId: number, service: serviceValues_service$key, list: string) {
  const environment = useRelayEnvironment();
  const language = currentLanguage();
  return useEditor<ServiceValues>({
    current: readStored(service),
    check: (values) => checkService(values, language),
    isSame: isSameService,
    save: async (values, version) => {
      const variables = { databaseId, version, input: serviceInput(values, language) };
      const data = await commit<useServiceEditorMutation>(environment, { mutation, variables }).catch((error) => {
        throw byLanguage(error, language);
      });
      return { stored: readStored(data.updateService.service), goTo: list };
    },
    load: async () => {
      const force = { networkCacheConfig: { force: true } };
      const data = await fetchQuery<useServiceEditorQuery>(environment, latest, { databaseId }, force).toPromise();
      return data?.service ? readStored(data.service) : null;
    },
    messages: serviceMessages,
  });
}
