import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { type Words, wordsIn } from '#server/i18n/messages.ts';
import type { Language } from '#shared/language.ts';
import type { Html } from '../page.ts';

/** The values entered in the form of the frame. */
export interface Asked {
  f: string;
  t: string;
  q: string;
}

export interface Found {
  totalCount: number;
  edges: {
    distanceKm: number | null;
    matchedService: { service: { name: string } } | null;
    laneMatch: { kind: string } | null;
    node: { businessName: string; summary: string; path: string; place: { displayName: string } };
  }[];
}

const STYLE = `:root{color-scheme:light}*{box-sizing:border-box}body{margin:0;padding:12px;font:15px/1.45 system-ui,sans-serif;color:#1b2330;background:#fff}
h1{margin:0 0 12px;color:#0b1a38;font-size:18px}form{display:grid;grid-template-columns:repeat(auto-fit,minmax(140px,1fr));gap:8px;align-items:end}
label{display:grid;gap:2px;font-size:13px;font-weight:600}input{min-width:0;min-height:44px;padding:6px 10px;border:1px solid #858e9e;border-radius:12px;font:inherit;font-weight:400}
button{min-height:44px;padding:6px 16px;border:0;border-radius:12px;background:#cb1f31;color:#fff;font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid #1d3767;outline-offset:2px}ol{list-style:none;margin:12px 0;padding:0;display:grid;gap:8px}
li{padding:12px 16px;border:1px solid #e0e4ea;border-radius:12px;overflow-wrap:anywhere}li p{margin:2px 0 0;font-size:14px}
a{display:inline-block;padding:2px 0;color:#1d3767}.where{color:#5a6475}.more{margin:0;font-size:14px}`;

/** Reports the height of the frame to the embedding page, where \`/embed.js\` handles it. */
const SCRIPT = `const tell=()=>parent.postMessage({type:'rumbo:height',height:document.documentElement.getBoundingClientRect().height},'*');new ResizeObserver(tell).observe(document.documentElement);tell();`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policyFor = (ancestors: string) =>
  `default-src 'none'; style-src ${hashOf(STYLE)}; script-src ${hashOf(SCRIPT)}; form-action 'self'; base-uri 'none'; frame-ancestors ${ancestors}`;

/**
 * The only policy that lets other sites frame a page: the framed page has no cookies and no session, and cannot change
 * anything.
 */
export const EMBED_HEADERS = {
  'Content-Security-Policy': policyFor('*'),
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // isolated sites frame only pages with this header
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Referrer-Policy': 'no-referrer',
};

export const COLLECTION_HEADERS = { 'Content-Security-Policy': policyFor("'none'") };

interface EmbedPage {
  /** The heading of a collection; by default that of the search. */
  title?: { name: string; about: string } | undefined;
  /** The URL of the form. Links in a frame open outside of the frame, as they have a different URL. */
  action: string;
  language: Language;
  asked: Asked;
  /** Values sent with the form, such as the language of the embedding page. */
  kept: Record<string, string>;
  /** The URL of all results on this site. */
  all: string;
  found: Found | null;
  /** The error message to show instead of results. */
  failure: string | null;
}

export function embedPage({ title, action, language, asked, kept, all, found, failure }: EmbedPage): Html {
  const words = wordsIn(language);
  const field = (name: keyof Asked, label: string) =>
    html`<label>${label}<input name="${name}" value="${asked[name]}" maxlength="200" /></label>`;
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8" /><title>${title?.name ?? words('embed.title')}</title>
<meta name="viewport" content="width=device-width" /><meta name="robots" content="noindex" /><style>${raw(STYLE)}</style></head>
<body><main><h1>${title?.name ?? words('embed.title')}</h1>${title && html`<p>${title.about}</p>`}
<form action="${action}" role="search">${field('f', words('embed.from'))}${field('t', words('embed.to'))}${field('q', words('embed.what'))}
${Object.entries(kept).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}<button>${words('app.search')}</button></form>
<div role="status">${failure !== null && html`<p>${failure}</p>`}${found && html`<p>${words('embed.count', { count: found.totalCount })}</p>`}</div>
${found && html`<ol>${found.edges.map((edge) => card(edge, words, language))}</ol>`}
<p class="more"><a href="${all}" target="_top">${words(found ? 'embed.all' : 'embed.site')}</a></p></main><script>${raw(SCRIPT)}</script></body></html>`;
}

const LANES: Record<string, 'embed.direct' | 'embed.return'> = { DIRECT: 'embed.direct', RETURN: 'embed.return' };

function card(
  { node, distanceKm, matchedService, laneMatch }: Found['edges'][number],
  words: Words,
  language: Language,
) {
  const distance =
    distanceKm !== null &&
    distanceKm >= 1 &&
    new Intl.NumberFormat(language, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 }).format(distanceKm);
  const lane = laneMatch && LANES[laneMatch.kind];
  const facts = [node.place.displayName, distance, matchedService?.service.name, lane && words(lane)].filter(Boolean);
  return html`<li><a href="${node.path}" target="_top">${node.businessName}</a><p class="where">${facts.join(' · ')}</p>${node.summary && html`<p>${node.summary}</p>`}</li>`;
}

/**
 * The script for other sites: creates a frame in each element of the class `rumbo-search`, and sets the height of the
 * frame.
 */
export const embedScript = (publicUrl: string) => `(()=>{const site=${JSON.stringify(publicUrl)};
for(const place of document.querySelectorAll('.rumbo-search')){if(place.firstElementChild)continue;
const frame=document.createElement('iframe');const query=new URLSearchParams(Object.entries(place.dataset));
query.has('lang')||query.set('lang',document.documentElement.lang.slice(0,2)||navigator.language.slice(0,2));
frame.src=site+'/embed/search?'+query;frame.title=place.getAttribute('aria-label')||'Rumbo';frame.loading='lazy';
frame.sandbox='allow-scripts allow-forms allow-top-navigation-by-user-activation allow-popups';
Object.assign(frame.style,{display:'block',width:'100%',height:'320px',border:'0'});place.append(frame);
addEventListener('message',({source,data})=>{if(source===frame.contentWindow&&data?.type==='rumbo:height'&&data.height>0)frame.style.height=Math.min(Math.ceil(data.height),20000)+'px'})}})();
`;
