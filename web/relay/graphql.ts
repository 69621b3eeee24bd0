import type { GraphQLTaggedNode } from 'relay-runtime';

/**
 * Marks an operation that is sent without Relay, for code of the first view, as relay-runtime's own tag would import
 * all of Relay. The build replaces the tagged text with the compiled artifact.
 */
export function graphql(_text: TemplateStringsArray): GraphQLTaggedNode {
  throw new Error('This operation was not compiled.');
}
