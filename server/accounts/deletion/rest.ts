import { bodyText } from '#server/rest/jsonBody.ts';
import { route } from '#server/rest/route.ts';
import { DONE, moment, record, text } from '#server/rest/schema.ts';
import { USER_FIELDS, type UserData, userBody } from '../user/rest.ts';
import { Person } from '../user/restSchema.ts';

export const accountDeletionRoutes = [
  route({
    method: 'post',
    path: '/api/users/profile/me/deletion',
    tag: 'Profile',
    summary: 'Mails a link to delete the own account',
    access: 'person',
    query: {},
    takes: record(
      {
        currentPassword: text('Required if `localAuth`.'),
        confirm: text("Without a password here: the account's e-mail, typed."),
      },
      ['currentPassword', 'confirm'],
    ),
    answer: DONE,
    refusals: [409],
    operation: `mutation RestRequestDeletion($input: RequestAccountDeletionInput!) {
      requestAccountDeletion(input: $input) { done }
    }`,
    variables: ({ body }) => ({
      input: { currentPassword: bodyText(body, 'currentPassword'), confirm: bodyText(body, 'confirm') },
    }),
    body: ({ requestAccountDeletion }) => requestAccountDeletion,
  }),
  route({
    method: 'post',
    path: '/api/users/profile/me/deletion/confirm/:token',
    tag: 'Profile',
    summary: 'Schedules the deletion of the account in 30 days, by a mailed token',
    access: 'anyone',
    query: {},
    takes: null,
    answer: record({
      deletionDueAt: moment('The time of the deletion; until then its owner can sign in and keep the account.'),
    }),
    refusals: [409],
    operation: `mutation RestConfirmDeletion($input: ConfirmAccountDeletionInput!) {
      confirmAccountDeletion(input: $input) { deletionDueAt }
    }`,
    variables: ({ params }) => ({ input: { token: params.token } }),
    body: ({ confirmAccountDeletion }) => confirmAccountDeletion,
  }),
  route({
    method: 'delete',
    path: '/api/users/profile/me/deletion',
    tag: 'Profile',
    summary: 'Cancels the deletion of the own account',
    access: 'person',
    query: {},
    takes: null,
    answer: Person,
    refusals: [],
    operation: `mutation RestCancelDeletion { cancelAccountDeletion { viewer { ${USER_FIELDS} } } }`,
    variables: () => ({}),
    body: ({ cancelAccountDeletion }: { cancelAccountDeletion: { viewer: UserData } }) =>
      userBody(cancelAccountDeletion.viewer),
  }),
];
