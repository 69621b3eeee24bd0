import { route } from '#server/rest/route.ts';
import { DONE } from '#server/rest/schema.ts';
import { mayConfirmDeletion, mayManageOwnAccount, mayManageOwnAccountNow } from '../access.ts';
import { VIEWER } from '../user/rest.ts';
import { Person } from '../user/restSchema.ts';
import { Deletion, DeletionRequest } from './restSchema.ts';

export const accountDeletionRoutes = [
  route({
    method: 'post',
    path: '/api/users/profile/me/deletion',
    tag: 'Profile',
    summary: 'Emails a link to delete your account',
    may: mayManageOwnAccountNow,
    requestBody: DeletionRequest,
    response: DONE,
    errors: [409],
    operation: `mutation RestRequestDeletion($input: RequestAccountDeletionInput!) {
      result: requestAccountDeletion(input: $input) { done }
    }`,
  }),
  route({
    method: 'post',
    path: '/api/users/profile/me/deletion/confirm/:token',
    tag: 'Profile',
    summary: 'Schedules the deletion of the account in 30 days, with an emailed token',
    may: mayConfirmDeletion,
    response: Deletion,
    errors: [409],
    operation: `mutation RestConfirmDeletion($input: ConfirmAccountDeletionInput!) {
      result: confirmAccountDeletion(input: $input) { deletionDueAt }
    }`,
    variables: ({ params }) => ({ input: { token: params.token } }),
  }),
  route({
    method: 'delete',
    path: '/api/users/profile/me/deletion',
    tag: 'Profile',
    summary: 'Cancels the deletion of your account',
    may: mayManageOwnAccount,
    response: Person,
    operation: `mutation RestCancelDeletion { result: cancelAccountDeletion ${VIEWER} }`,
    of: 'result.viewer',
  }),
];
