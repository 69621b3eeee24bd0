import type { RequestListener } from 'node:http';
import { sendResponse } from '#server/http/sendResponse.ts';
import { answerHealth } from './health.ts';
import type { Parts } from './parts.ts';

/** What a process that only does jobs answers: `/health` and `/ready`. */
export function createWorkerApp(parts: Pick<Parts, 'env' | 'db' | 'loop' | 'jobs'>): {
  handle: RequestListener;
  drain: () => void;
} {
  let draining = false;
  return {
    handle: (request, response) => {
      const [pathname = ''] = (request.url ?? '').split('?', 1);
      const answer =
        pathname === '/health' || pathname === '/ready'
          ? answerHealth(parts, draining, pathname)
          : Promise.resolve(new Response('This process only does jobs: ROLE is worker.\n', { status: 404 }));
      answer.then((one) => sendResponse(request, response, one)).catch(() => response.destroy());
    },
    drain: () => {
      draining = true;
    },
  };
}
