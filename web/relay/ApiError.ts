/** A refusal of the server, or its silence (`NO_RESPONSE`). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: string;
  readonly field: string | undefined;
  /** Values that may have been meant. */
  readonly suggestions: readonly string[];

  constructor(message: string, code: string, field?: string, suggestions: readonly string[] = []) {
    super(message);
    this.code = code;
    this.field = field;
    this.suggestions = suggestions;
  }
}
