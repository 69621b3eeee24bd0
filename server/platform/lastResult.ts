/**
 * Computes a result again only for other input than the last: for values that take long to compute, and rarely changes in the
 * database that it is read from.
 */
export function lastResult<Input, Result>(compute: (input: Input) => Result): (input: Input) => Result {
  let last: { input: string; result: Result } | undefined;
  return (input) => {
    const text = JSON.stringify(input);
    if (last?.input !== text) last = { input: text, result: compute(input) };
    return last.result;
  };
}
