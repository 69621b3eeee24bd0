import { inputNameOf } from '#server/graphql/typeNames.ts';

/** The mutation for each kind of decision. */
export const VERBS: Record<string, string> = {
  APPROVED: 'approveProviders',
  CHANGES_REQUESTED: 'requestProviderChanges',
  REJECTED: 'rejectProviders',
  SUSPENDED: 'suspendProviders',
  PUBLISHED: 'publishProviders',
};

/** A document with an operation for each of these mutations, named after it. */
export const decisionDocument = (verbs: readonly string[], fields: string): string =>
  verbs
    .map((verb) => `mutation ${verb}($input: ${inputNameOf(verb)}!) { result: ${verb}(input: $input) { ${fields} } }`)
    .join(' ');
