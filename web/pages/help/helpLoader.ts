import { publicIp } from './publicIp.ts';

export interface HelpData {
  /** Not waited for: the page is there without it. */
  ip: Promise<string | null>;
}

export function helpLoader(): HelpData {
  return { ip: publicIp() };
}
