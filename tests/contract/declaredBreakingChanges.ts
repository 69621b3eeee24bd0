interface DeclaredBreakingChange {
  /** The kind of change in graphql-js, such as `FIELD_REMOVED`. */
  type: string;
  /** The message of graphql-js, such as `Field Provider.fax was removed.` */
  description: string;
  /** The version of package.json that releases it. */
  since: string;
  /** Why, and what callers should use instead. */
  reason: string;
}

/**
 * The intended breaking changes of the next release. Empty this list when a release is cut. See docs/decisions/api.md.
 */
export const declaredBreakingChanges: DeclaredBreakingChange[] = [
  ...['decideProvider', 'undoDecision'].map((name) => ({
    type: 'FIELD_REMOVED',
    description: `Field Mutation.${name} was removed.`,
    since: '1.21.0',
    reason: 'Use `decideProviders` and `undoDecisions`, which do the same with one provider. No partner may decide.',
  })),
  {
    type: 'FIELD_REMOVED',
    description: 'Field Mutation.updateHelpVideo was removed.',
    since: '1.21.0',
    reason: 'Remove the video and add it with its new title. Only staff may.',
  },
  ...['pendingImages', 'registrationsByWeek'].map((name) => ({
    type: 'FIELD_REMOVED',
    description: `Field Query.${name} was removed.`,
    since: '1.21.0',
    reason: `Use \`directoryFigures { ${name} }\`.`,
  })),
  ...['DecideProviderInput', 'DecisionPayload'].map((name) => ({
    type: 'TYPE_REMOVED',
    description: `${name} was removed.`,
    since: '1.21.0',
    reason: 'Of `decideProvider`, which is removed.',
  })),
];
