import { useIntl } from 'react-intl';
import { graphql } from 'relay-runtime';
import type { useUserEditorCreateMutation } from '#web/__generated__/useUserEditorCreateMutation.graphql.ts';
import type { useUserEditorMutation } from '#web/__generated__/useUserEditorMutation.graphql.ts';
import type { useUserEditorQuery } from '#web/__generated__/useUserEditorQuery.graphql.ts';
import { yesNoMessages } from '#web/pages/bo/columnMessages.ts';
import { type Stored, useEditor } from '#web/pages/bo/editor/useEditor.ts';
import { commit } from '#web/relay/commit.ts';
import { fetchAnew } from '#web/relay/fetchOnce.ts';
import { enterSession } from '#web/session/changeSession.ts';
import { labels, userMessages } from './userMessages.ts';
import { checkUser, isSameUser, readStored, type UserValues, userInput } from './userValues.ts';

const create = graphql`
  mutation useUserEditorCreateMutation($input: CreateUserInput!) {
    createUser(input: $input) {
      ... on CreateUserPayload {
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
      ... on UpdateUserPayload {
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
  /** Undefined for a new user. */
  id: string | undefined;
  current: Stored<UserValues>;
  /** Whether this is the viewer's account. */
  isOwn: boolean;
  /** The address to open after saving. */
  list: string;
}

/** Edits a user, or creates one. */
export function useUserEditor({ id, current, isOwn, list }: UserEditorParts) {
  const intl = useIntl();
  return useEditor<UserValues>({
    current,
    check: checkUser,
    isSame: isSameUser,
    save: async (values, version) => {
      const user = userInput(values);
      if (id === undefined) {
        await commit<useUserEditorCreateMutation>(create, { input: { user } });
        return { goTo: list };
      }
      const { updateUser } = await commit<useUserEditorMutation>(update, {
        input: { id, expectedVersion: version!, user },
      });
      // Updates the name above the page, and whether the viewer has access to the back office.
      if (isOwn) enterSession(updateUser.user!);
      return { stored: readStored(updateUser.user!), goTo: list };
    },
    load: async () => {
      const data = await fetchAnew<useUserEditorQuery>(latest, { id: id! });
      return data?.user ? readStored(data.user) : null;
    },
    labels,
    textsOf: (values) => ({
      ...values,
      // masked: only shows that there is a new password
      password: values.password && '••••••••',
      isSuperAdmin: intl.formatMessage(yesNoMessages[values.isSuperAdmin ? 'yes' : 'no']),
      isModerator: intl.formatMessage(yesNoMessages[values.isModerator ? 'yes' : 'no']),
    }),
    messages: userMessages,
  });
}
