import { doneMutationOf, route } from '#server/rest/route.ts';
import { mayPreRegister } from './access.ts';
import { Submission } from './restSchema.ts';

export const preRegistrationRoutes = [
  route({
    method: 'post',
    path: '/api/pre-registration',
    tag: 'Registration',
    summary: 'Register a business',
    description: 'The business is published after review. The form may have an image.',
    may: mayPreRegister,
    requestBody: Submission,
    errors: [409, 503],
    file: { field: 'file', maxBytes: 2 * 1024 * 1024 },
    ...doneMutationOf('preRegister'),
    variables: ({ body, file }) => ({ input: { ...body, file } }),
  }),
];
