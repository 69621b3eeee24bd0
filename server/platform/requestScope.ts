import { AsyncLocalStorage } from 'node:async_hooks';

/** Pays for the processor time of the thread that serves requests. */
export interface Spender {
  /** Charges time; `turn` is the number of the turn of the event loop. */
  spend: (ms: number, turn: number) => void;
  /** Charges time of another thread. */
  spendElsewhere: (ms: number) => void;
}

interface RequestScope {
  requestId: string;
  /** Pays for the processor time of the request; absent in jobs. */
  spender?: Spender;
}

/** The request to which the running code belongs, including jobs that the request has caused. */
export const requestScope = new AsyncLocalStorage<RequestScope>();

/** The id of the current request for log entries and jobs; empty outside of requests. */
export function requestIdOfScope(): { requestId?: string } {
  const scope = requestScope.getStore();
  return scope ? { requestId: scope.requestId } : {};
}
