import { NotFound } from '#server/platform/errors.ts';
import { fieldsOf } from '#server/rest/body.ts';
import { pathId } from '#server/rest/query.ts';
import { mutationsOf, routesWith } from '#server/rest/route.ts';
import { mayReadProviders } from '../access.ts';
import { NoteForm, Notes } from './restSchema.ts';

const ofNotes = routesWith({
  path: '/api/providers/:id/notes',
  tag: 'Providers',
  may: mayReadProviders,
  response: Notes,
  errors: [404],
});

export const noteRoutes = [
  ofNotes({
    method: 'get',
    summary: 'List notes of staff',
    isGuarded: true,
    operation: `query RestNotes($id: ID!) { result: provider(id: $id) { ${fieldsOf(Notes)} } }`,
    missing: () => new NotFound('provider.notFound'),
  }),
  ofNotes({
    method: 'post',
    summary: 'Write a note',
    description: 'Writes a note that only staff read.',
    requestBody: NoteForm,
    of: 'result.provider',
    operation: mutationsOf('provider', Notes).form('addStaffNote'),
    variables: ({ params, body }) => ({ input: { providerId: pathId(params.id), text: body.text } }),
  }),
];
