/**
 * The path of a form's field in the path of an error, which begins at the input of the mutation: `services.0.serviceId`
 * of `provider.services.0.serviceId`. In a path, only a form is followed by a name; a list is followed by an index.
 */
export const formPath = ([first, ...others]: readonly string[]): string[] =>
  first === undefined || /^\D/.test(others[0] ?? '0') ? others : [first, ...others];
