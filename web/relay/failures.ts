// Apart from loadRouteQuery: the landing page begins without Relay.
const failures = new WeakMap<object, unknown>();

/** Remembers the error with which the query of this reference failed. */
export function setFailure(reference: object, error: unknown): void {
  failures.set(reference, error);
}

/** The error with which a query has failed already, as on the server; undefined for none yet. */
export function failureOf(reference: object): unknown {
  return failures.get(reference);
}
