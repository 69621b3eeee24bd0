/**
 * The field of a form in the path of an error, which begins at the input of the mutation: of `provider.services.0.serviceId`
 * it is `services.0.serviceId`. Of the fields of an input, only a form is followed by a name; a list is by an index.
 */
export const formPath = ([first, ...others]: readonly string[]): string[] =>
  first === undefined || /^\D/.test(others[0] ?? '0') ? others : [first, ...others];
