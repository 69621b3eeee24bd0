import { useRelayEnvironment } from 'react-relay/hooks';
import { fetchQuery, graphql } from 'relay-runtime';
import type { useUserEditorMutation } from '#web/__generated__/useUserEditorMutation.graphql.ts';
import type { useUserEditorQuery } from '#web/__generated__/useUserEditorQuery.graphql.ts';
import { type Stored, useEditor } from '#web/pages/bo/editor/useEditor.ts';
import { commit } from '#web/relay/commit.ts';
import { enterSession } from '#web/session/changeSession.ts';
import { userMessages } from './userMessages.ts';
import { checkUser, isSameUser, readStored, type UserValues, userInput } from './userValues.ts';

const mutation = graphql`
  mutation useUserEditorMutation($databaseId: Int!, $version: Int, $input: UserInput!) {
    updateUser(databaseId: $databaseId, version: $version, input: $input) {
      user {
        ...keepSession_user @relay(mask: false)
        ...userValues_user
        ...UserPage_user
      }
    }
  }
`;

const latest = graphql`
  query useUserEditorQuery($databaseId: Int!) {
    user(databaseId: $databaseId) {
      ...userValues_user
    }
  }
`;

interface UserEditorParts {
  databaseId: number;
  current: Stored<UserValues>;
  /** The account of the viewer. */
  isOwn: boolean;
  /** The address to go to once it is saved. */
  list: string;
}

/** Editing a user that exists. */
export function useUserEditor({ databaseId, current, isOwn, list }: UserEditorParts) {
  const environment = useRelayEnvironment();
  return useEditor<UserValues>({
    current,
    check: checkUser,
    isSame: isSameUser,
    save: async (values, version) => {
      const variables = { databaseId, version, input: userInput(values) };
      const { updateUser } = await commit<useUserEditorMutation>(environment, { mutation, variables });
      // The name above the page, and whether there is a back office for the person at all.
      if (isOwn) enterSession(updateUser.user);
      return { stored: readStored(updateUser.user), goTo: list };
    },
    load: async () => {
      const force = { networkCacheConfig: { force: true } };
      const data = await fetchQuery<useUserEditorQuery>(environment, latest, { databaseId }, force).toPromise();
      return data?.user ? readStored(data.user) : null;
    },
    messages: userMessages,
  });
}
