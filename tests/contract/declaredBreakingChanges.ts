interface DeclaredBreakingChange {
  /** As graphql names the kind, such as `FIELD_REMOVED`. */
  type: string;
  /** As graphql says it, such as `Field Provider.fax was removed.` */
  description: string;
  /** The version of package.json with which it reaches callers. */
  since: string;
  /** Why, and what callers do instead. */
  reason: string;
}

/**
 * What the next release takes away from callers of the last one, on purpose. Empty it when a release is cut.
 * The rules are in docs/decisions/api.md.
 */
export const declaredBreakingChanges: DeclaredBreakingChange[] = [];
