import { route } from '#server/rest/route.ts';
import { DONE } from '#server/rest/schema.ts';
import { mayPreRegister } from './access.ts';
import { Submission } from './restSchema.ts';

export const preRegistrationRoutes = [
  route({
    method: 'post',
    path: '/api/pre-registration',
    tag: 'Registration',
    summary: 'Register a business',
    description: 'It is published after our review. With an image, if there is one.',
    may: mayPreRegister,
    requestBody: Submission,
    response: DONE,
    errors: [503],
    file: { field: 'file', maxBytes: 2 * 1024 * 1024 },
    operation: 'mutation RestPreRegister($input: PreRegisterInput!) { result: preRegister(input: $input) { done } }',
    variables: ({ body, file }) => ({ input: { ...body, file } }),
  }),
];
