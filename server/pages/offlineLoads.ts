import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A service worker may fetch files of this site, and nothing else. */
export const WORKER_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  'Content-Type': 'text/javascript; charset=UTF-8',
};

/**
 * The service worker of `/loads`: keeps the page and its files, which have a hash in their names, so that the loads of
 * this browser can be opened offline. It handles no other request: no response of an API is kept, and no page of a
 * shared load. Each build has a separate store.
 */
export function offlineLoads(directory: string): string {
  const version = createHash('sha256')
    .update(readFileSync(path.join(directory, 'index.html')))
    .digest('hex')
    .slice(0, 16);
  return `const STORE='loads-${version}';
const PAGE='/loads';
const isFile=(url)=>url.origin===location.origin&&url.pathname.startsWith('/assets/');
const keep=async(key,answer)=>{if(answer.ok&&!answer.redirected)await (await caches.open(STORE)).put(key,answer.clone());return answer};
const page=async(request)=>{try{return await keep(PAGE,await fetch(request))}
catch(error){const known=await caches.match(PAGE);if(known)return known;throw error}};
const file=async(request)=>(await caches.match(request))??keep(request,await fetch(request));
addEventListener('install',(event)=>{skipWaiting();event.waitUntil(fetch(PAGE,{headers:{Accept:'text/html'}}).then((answer)=>keep(PAGE,answer)))});
addEventListener('activate',(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())if(name.startsWith('loads-')&&name!==STORE)await caches.delete(name);
await clients.claim()})()));
addEventListener('message',(event)=>event.waitUntil(Promise.all(event.data.map((text)=>new URL(text)).filter(isFile)
.map(async(url)=>(await caches.match(url))??keep(url,await fetch(url))))));
addEventListener('fetch',(event)=>{const {request}=event;const url=new URL(request.url);
if(request.method!=='GET')return;
if(request.mode==='navigate'){if(url.pathname===PAGE&&!url.searchParams.has('link'))event.respondWith(page(request))}
else if(isFile(url))event.respondWith(file(request))});
`;
}
