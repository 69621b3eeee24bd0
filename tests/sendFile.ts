import type { visitor } from './visitor.ts';

/** Sends an operation with a file at this path of its variables, which have null there. */
export function sendFile(
  person: Pick<ReturnType<typeof visitor>, 'form'>,
  query: string,
  variables: object,
  [path, file]: [path: string, file: File],
) {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables }));
  form.append('map', JSON.stringify({ 0: [`variables.${path}`] }));
  form.append('0', file);
  return person.form('/graphql', form);
}
