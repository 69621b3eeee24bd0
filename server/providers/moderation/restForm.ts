/** The mutations of decisions, by their kinds. */
export const VERBS: Record<string, string> = {
  APPROVED: 'approveProviders',
  CHANGES_REQUESTED: 'requestProviderChanges',
  REJECTED: 'rejectProviders',
  SUSPENDED: 'suspendProviders',
  PUBLISHED: 'publishProviders',
};

/** A document with an operation of its name for each of these mutations. */
export const decisionDocument = (verbs: readonly string[], fields: string): string =>
  verbs
    .map((verb) => {
      const input = `${verb[0]!.toUpperCase()}${verb.slice(1)}Input`;
      return `mutation ${verb}($input: ${input}!) { result: ${verb}(input: $input) { ${fields} } }`;
    })
    .join(' ');
