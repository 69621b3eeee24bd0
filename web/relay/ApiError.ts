/** An error returned by the server, or a missing response (`NO_RESPONSE`). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: string;
  readonly field: string | undefined;
  /** Values that the user may have meant. */
  readonly suggestions: readonly string[];
  /** The other errors of the same form. */
  readonly others: readonly ApiError[];

  constructor(
    message: string,
    code: string,
    field?: string,
    suggestions: readonly string[] = [],
    others: readonly ApiError[] = [],
  ) {
    super(message);
    this.code = code;
    this.field = field;
    this.suggestions = suggestions;
    this.others = others;
  }
}
