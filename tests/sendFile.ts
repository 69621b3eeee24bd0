import type { visitor } from './visitor.ts';

/** Sends an operation whose variable of this name is a file. */
export function sendFile(
  person: Pick<ReturnType<typeof visitor>, 'form'>,
  query: string,
  variables: object,
  [name, file]: [name: string, file: File],
) {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { ...variables, [name]: null } }));
  form.append('map', JSON.stringify({ 0: [`variables.${name}`] }));
  form.append('0', file);
  return person.form('/graphql', form);
}
