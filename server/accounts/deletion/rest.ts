import { doneMutationOf, route } from '#server/rest/route.ts';
import { mayConfirmDeletion, mayManageOwnAccount, mayManageOwnAccountNow } from '../access.ts';
import { VIEWER } from '../user/rest.ts';
import { Person } from '../user/restSchema.ts';
import { Deletion, DeletionRequest } from './restSchema.ts';

export const accountDeletionRoutes = [
  route({
    method: 'post',
    path: '/api/users/profile/me/deletion',
    tag: 'Profile',
    summary: 'Request deletion of your account',
    description: 'Emails a link to confirm the deletion.',
    may: mayManageOwnAccountNow,
    requestBody: DeletionRequest,
    errors: [409],
    ...doneMutationOf('requestAccountDeletion'),
    variables: ({ body: { currentPassword, confirm } }) => ({
      input: currentPassword == null && confirm != null ? { confirm } : { currentPassword: currentPassword ?? '' },
    }),
  }),
  route({
    method: 'post',
    path: '/api/users/profile/me/deletion/confirm/:token',
    tag: 'Profile',
    summary: 'Confirm deletion of your account',
    description: 'Schedules the deletion with the token of the emailed link. The account is deleted after 30 days.',
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
    summary: 'Cancel deletion of your account',
    may: mayManageOwnAccount,
    response: Person,
    operation: `mutation RestCancelDeletion { result: cancelAccountDeletion ${VIEWER} }`,
    of: 'result.viewer',
  }),
];
