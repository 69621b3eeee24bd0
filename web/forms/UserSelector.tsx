import type { UserSelectorQuery } from '../__generated__/UserSelectorQuery.graphql.ts';
import { graphql } from '../relay/graphql.ts';
import { suggest } from '../relay/suggest.ts';
import { Selector, type SelectorProps } from './Selector.tsx';

/** Chooses one of the people with an account, by the database id; for super admins. */
export function UserSelector(props: SelectorProps) {
  return <Selector {...props} icon="user" load={loadUsers} />;
}

async function loadUsers(search: string, signal: AbortSignal) {
  const { users } = await suggest<UserSelectorQuery>(
    graphql`
      query UserSelectorQuery($search: String!) {
        users(search: $search, first: 20, orderBy: { field: DISPLAY_NAME, direction: ASC }) {
          edges {
            node {
              databaseId
              displayName
              email
            }
          }
        }
      }
    `,
    { search },
    signal,
  );
  return users.edges.map(({ node: { databaseId, displayName, email } }) => ({
    id: String(databaseId),
    label: displayName,
    detail: email,
  }));
}
