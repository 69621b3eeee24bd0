/**
 * Caches the result for the last input: for values that take long to compute, and whose source in the database rarely
 * changes.
 */
export function lastResult<Input, Result>(compute: (input: Input) => Result): (input: Input) => Result {
  let last: { input: string; result: Result } | undefined;
  return (input) => {
    const text = JSON.stringify(input);
    if (last?.input !== text) last = { input: text, result: compute(input) };
    return last.result;
  };
}
