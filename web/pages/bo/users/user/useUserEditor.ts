import { useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay/hooks';
import { fetchQuery, graphql } from 'relay-runtime';
import type { useUserEditorCreateMutation } from '#web/__generated__/useUserEditorCreateMutation.graphql.ts';
import type { useUserEditorMutation } from '#web/__generated__/useUserEditorMutation.graphql.ts';
import type { useUserEditorQuery } from '#web/__generated__/useUserEditorQuery.graphql.ts';
import { yesNoMessages } from '#web/pages/bo/columnMessages.ts';
import { type Stored, useEditor } from '#web/pages/bo/editor/useEditor.ts';
import { commit } from '#web/relay/commit.ts';
import { enterSession } from '#web/session/changeSession.ts';
import { labels, userMessages } from './userMessages.ts';
import { checkUser, isSameUser, readStored, type UserValues, userInput } from './userValues.ts';

const create = graphql`
  mutation useUserEditorCreateMutation($input: UserInput!) {
    createUser(input: $input) {
      user {
        ...UserPage_user
      }
    }
  }
`;

const update = graphql`
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
  /** Undefined for a new one. */
  databaseId: number | undefined;
  current: Stored<UserValues>;
  /** The account of the viewer. */
  isOwn: boolean;
  /** The address to go to once it is saved. */
  list: string;
}

/** Editing a user, or a new one. */
export function useUserEditor({ databaseId, current, isOwn, list }: UserEditorParts) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  return useEditor<UserValues>({
    current,
    check: checkUser,
    isSame: isSameUser,
    save: async (values, version) => {
      const input = userInput(values);
      if (databaseId === undefined) {
        await commit<useUserEditorCreateMutation>(environment, { mutation: create, variables: { input } });
        return { goTo: list };
      }
      const variables = { databaseId, version, input };
      const { updateUser } = await commit<useUserEditorMutation>(environment, { mutation: update, variables });
      // The name above the page, and whether there is a back office for the person at all.
      if (isOwn) enterSession(updateUser.user);
      return { stored: readStored(updateUser.user), goTo: list };
    },
    load: async () => {
      const variables = { databaseId: databaseId! };
      const force = { networkCacheConfig: { force: true } };
      const data = await fetchQuery<useUserEditorQuery>(environment, latest, variables, force).toPromise();
      return data?.user ? readStored(data.user) : null;
    },
    labels,
    textsOf: (values) => ({
      ...values,
      // not shown: only that there is a new one
      password: values.password && '••••••••',
      isSuperAdmin: intl.formatMessage(yesNoMessages[values.isSuperAdmin ? 'yes' : 'no']),
      isModerator: intl.formatMessage(yesNoMessages[values.isModerator ? 'yes' : 'no']),
    }),
    messages: userMessages,
  });
}
