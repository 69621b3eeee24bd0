/** Prints progress: one updated line on a terminal, one line per step elsewhere. */
export function showProgress(step: string, done: number, total: number): void {
  const text = `Loading ${step}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${text}${done === total ? '\n' : ''}`);
  else if (done === total) console.log(text);
}
