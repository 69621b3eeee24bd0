import { requestScope, type Spender } from './requestScope.ts';

let current: Spender | undefined;
let since = 0;
let turn = 0;
let turnEnds = false;

/** Milliseconds of processor time that this thread has used. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/**
 * From now on the thread works for `spender`, until it works for another one or the turn of the event loop ends. Called
 * where a request begins, ends, and continues after a wait.
 */
export function workFor(spender: Spender | undefined): void {
  const at = threadMs();
  current?.spend(at - since, turn);
  current = spender;
  since = at;
  if (!spender || turnEnds) return;
  turnEnds = true;
  // runs after all callbacks that are due now, and before the thread waits for others
  setImmediate(endTurn);
}

/** Makes the thread work for the request of this async context again. */
export function workForRequest(): void {
  workFor(requestScope.getStore()?.spender);
}

function endTurn(): void {
  workFor(undefined);
  turn += 1;
  turnEnds = false;
}
