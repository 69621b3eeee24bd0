import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Above this a process answers late whatever it is asked. */
const BUSY_MS = 250;
const WINDOW_MS = 500;
/** One long computation is no overload: two windows in a row are. */
const BUSY_WINDOWS = 2;

/** How late the thread that serves requests gets to what is due. */
export interface LoopWatch {
  /** Whether it has been too late for a second, so that more work would make everybody wait. */
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
