import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that the running code belongs to, also in the jobs that it causes. */
export const requestScope = new AsyncLocalStorage<{ requestId: string }>();
