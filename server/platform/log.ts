import { type Logger, pino } from 'pino';
import { requestIdOfScope } from './requestScope.ts';

export type Log = Logger;

/**
 * Writes structured logs on standard output, one JSON object per line. Secrets are redacted by name wherever they
 * appear.
 */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: requestIdOfScope,
    redact: {
      paths: ['password', 'token', 'cookie', 'authorization', '*.password', '*.token', '*.cookie', '*.authorization'],
      censor: '[secret]',
    },
    hooks: {
      // an entry that cannot be written does not end the process
      logMethod(entry, write) {
        try {
          write.apply(this, entry);
        } catch (error) {
          console.error('A log entry could not be written:', error);
        }
      },
    },
  });
}

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
