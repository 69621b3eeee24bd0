const QUIET_MS = 1_000;

/** Calls `say` at most once a second, with the newest value and how often there was one since the last call. */
export function onceASecond<Value>(say: (value: Value, times: number) => void): (value: Value) => void {
  let saidAt = 0;
  let times = 0;
  return (value) => {
    times += 1;
    if (Date.now() - saidAt < QUIET_MS) return;
    say(value, times);
    saidAt = Date.now();
    times = 0;
  };
}
