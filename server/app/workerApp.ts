import type { RequestListener } from 'node:http';
import { sendResponse } from '#server/http/sendResponse.ts';
import { answerHealth } from './health.ts';

/** The app of a process that only runs jobs: it serves `/health` and `/ready`. */
export function createWorkerApp(parts: Parameters<typeof answerHealth>[0]): {
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
          : new Response('This process only runs jobs: ROLE is worker.\n', { status: 404 });
      sendResponse(request, response, answer).catch(() => response.destroy());
    },
    drain: () => {
      draining = true;
    },
  };
}
