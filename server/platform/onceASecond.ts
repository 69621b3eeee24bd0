const INTERVAL_MS = 1_000;

/** Calls `report` at most once a second, with the latest value and the number of calls since the previous one. */
export function onceASecond<Value>(report: (value: Value, times: number) => void): (value: Value) => void {
  let reportedAt = 0;
  let times = 0;
  return (value) => {
    times += 1;
    if (Date.now() - reportedAt < INTERVAL_MS) return;
    report(value, times);
    reportedAt = Date.now();
    times = 0;
  };
}
