import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured logs on standard output, one JSON object per line. Secrets are redacted by name wherever they appear. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
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
