import { loadScript } from '../loadScript.ts';

interface Clarity {
  projectId: string;
  scriptUrl: string;
}

type Queue = ((...call: unknown[]) => void) & { q?: unknown[] };

declare global {
  interface Window {
    clarity?: Queue;
  }
}

function call(...args: unknown[]): void {
  window.clarity?.(...args);
}

/** Queues calls until the script has loaded and replaces the queue. */
function waitingQueue(): Queue {
  const queue: Queue = (...args) => {
    queue.q ??= [];
    queue.q.push(args);
  };
  return queue;
}

let state: 'off' | 'on' | 'stopped' = 'off';

/** Loads Clarity: https://learn.microsoft.com/clarity/setup-and-installation/clarity-api */
export function startClarity({ projectId, scriptUrl }: Clarity, version: string): void {
  if (state === 'on') return;
  const wasStopped = state === 'stopped';
  state = 'on';
  window.clarity ??= waitingQueue();
  // Texts of pages and fields are not recorded: only visited pages and clicks are.
  document.body.dataset.clarityMask = 'true';
  call('consentv2', { ad_Storage: 'denied', analytics_Storage: 'granted' });
  call('set', 'version', version);
  if (wasStopped) call('start', null);
  // Visitors who block the script are not measured.
  else loadScript(`${scriptUrl}${encodeURIComponent(projectId)}`).catch(() => {});
}

/** Reports the signed-in user. */
export function identify({ id, displayName }: { id: number; displayName: string }): void {
  call('identify', String(id), undefined, undefined, displayName);
}

export function stopClarity(): void {
  if (state !== 'on') return;
  state = 'stopped';
  call('consentv2', { ad_Storage: 'denied', analytics_Storage: 'denied' });
  call('stop');
}
