import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The delay above which every response of the process is late. */
const BUSY_MS = 250;
const WINDOW_MS = 500;
/** The number of consecutive busy windows that count as an overload: a single long computation does not. */
const BUSY_WINDOWS = 2;

/** Monitors the event loop delay of the thread that serves requests. */
export interface LoopWatch {
  /** Whether the delay has been too high for a second, so that more work would slow down every request. */
  isBusy: () => boolean;
  stop: () => void;
}

export function watchLoop(): LoopWatch {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  let busyWindows = 0;
  const timer = setInterval(() => {
    busyWindows = delays.count > 0 && delays.mean / 1e6 > BUSY_MS ? busyWindows + 1 : 0;
    delays.reset();
  }, WINDOW_MS).unref();
  return {
    isBusy: () => busyWindows >= BUSY_WINDOWS,
    stop: () => {
      clearInterval(timer);
      delays.disable();
    },
  };
}
