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
  mutation useUserEditorCreateMutation($input: CreateUserInput!) {
    createUser(input: $input) {
      ... on UserPayload {
        user {
          ...UserPage_user
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

const update = graphql`
  mutation useUserEditorMutation($input: UpdateUserInput!) {
    updateUser(input: $input) {
      ... on UserPayload {
        user {
          ...keepSession_user @relay(mask: false)
          ...userValues_user
          ...UserPage_user
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

const latest = graphql`
  query useUserEditorQuery($id: ID!) {
    user(id: $id) {
      ...userValues_user
    }
  }
`;

interface UserEditorParts {
  /** Undefined for a new one. */
  id: string | undefined;
  current: Stored<UserValues>;
  /** The account of the viewer. */
  isOwn: boolean;
  /** The address to go to once it is saved. */
  list: string;
}

/** Editing a user, or a new one. */
export function useUserEditor({ id, current, isOwn, list }: UserEditorParts) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  return useEditor<UserValues>({
    current,
    check: checkUser,
    isSame: isSameUser,
    save: async (values, version) => {
      const user = userInput(values);
      if (id === undefined) {
        await commit<useUserEditorCreateMutation>(environment, { mutation: create, variables: { input: { user } } });
        return { goTo: list };
      }
      const variables = { input: { id, expectedVersion: version!, user } };
      const { updateUser } = await commit<useUserEditorMutation>(environment, { mutation: update, variables });
      // The name above the page, and whether there is a back office for the person at all.
      if (isOwn) enterSession(updateUser.user!);
      return { stored: readStored(updateUser.user!), goTo: list };
    },
    load: async () => {
      const variables = { id: id! };
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
