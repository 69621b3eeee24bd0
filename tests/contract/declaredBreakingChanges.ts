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
export const declaredBreakingChanges: DeclaredBreakingChange[] = [];
