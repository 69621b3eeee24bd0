import { Unauthenticated } from '../errors.ts';
import { bodyText } from '../rest/jsonBody.ts';
import { route } from '../rest/route.ts';

export const USER_FIELDS = 'databaseId displayName email imageUrl isSuperAdmin localAuth';

export interface UserData {
  databaseId: number;
  displayName: string;
  email: string;
  imageUrl: string | null;
  isSuperAdmin: boolean;
  localAuth: boolean;
}

/** The person who is signed in, as REST says it. Throws `Unauthenticated` when nobody is. */
export function userBody(user: UserData | null) {
  if (!user) throw new Unauthenticated();
  const { databaseId, ...rest } = user;
  return { id: databaseId, ...rest };
}

export const userRoutes = [
  route({
    method: 'get',
    path: '/api/users/profile/me',
    operation: `query RestProfile { viewer { ${USER_FIELDS} } }`,
    variables: () => ({}),
    body: ({ viewer }: { viewer: UserData | null }) => userBody(viewer),
  }),
  route({
    method: 'put',
    path: '/api/users/profile/me',
    operation: `mutation RestUpdateProfile($input: UpdateProfileInput!) {
      updateProfile(input: $input) { viewer { ${USER_FIELDS} } }
    }`,
    variables: ({ body }) => ({
      input: {
        displayName: bodyText(body, 'displayName'),
        email: bodyText(body, 'email'),
        currentPassword: bodyText(body, 'currentPassword'),
        password: bodyText(body, 'password'),
        passwordConfirm: bodyText(body, 'passwordConfirm'),
      },
    }),
    body: ({ updateProfile }: { updateProfile: { viewer: UserData } }) => userBody(updateProfile.viewer),
  }),
];
