/** The errors of a form, for the operations of tests. */
export const ERRORS = '... on FormErrors { errors { code path message } }';

/** The errors of the form in a response; undefined when it was saved. */
export function formErrors({ data }: { data: Record<string, { errors?: object[] }> }): object[] | undefined {
  return Object.values(data)[0]!.errors;
}
