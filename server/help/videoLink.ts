import { Invalid } from '#server/platform/errors.ts';
import { isVideoId } from './helpVideo.ts';

const HOSTS = /^((www|m|music)\.)?(youtube\.com|youtube-nocookie\.com)$/;
const PATHS = /^\/(?:embed|shorts|live|v|e)\/([^/]+)\/?$/;

/** Extracts the platform's id from any link to a YouTube video, or from the id alone. Throws `Invalid`. */
export function readVideoLink(link: string): string {
  const text = link.trim();
  const id = isVideoId(text) ? text : idIn(text);
  if (!id || !isVideoId(id)) throw new Invalid('helpVideo.link', { field: 'link' });
  return id;
}

function idIn(text: string): string | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  if (hostname === 'youtu.be') return pathname.slice(1).replace(/\/$/, '');
  if (!HOSTS.test(hostname)) return null;
  if (/^\/watch\/?$/.test(pathname)) return searchParams.get('v');
  return pathname.match(PATHS)?.[1] ?? null;
}
