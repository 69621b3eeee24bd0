import { websiteLink } from '#shared/websiteLink.ts';

/**
 * Names of services where anyone can get an address or a page: mail there proves nothing about a business. A name
 * counts anywhere in a domain, for all countries of the service; businesses excluded by mistake can claim with a
 * document.
 */
const SHARED_NAMES = (
  'gmail googlemail google goo yahoo ymail rocketmail hotmail outlook live msn microsoft office sharepoint icloud me mac ' +
  'apple aol gmx mail email proton protonmail pm zoho yandex tutanota fastmail hey uol bol terra ig globo r7 oi zipmail ' +
  'facebook fb instagram linkedin whatsapp wa twitter x tiktok youtube telegram pinterest linktr linktree bit wix wixsite ' +
  'wordpress blogspot blogger weebly webnode jimdo squarespace godaddysites github gitlab netlify vercel herokuapp ' +
  'firebaseapp web mercadolibre mercadolivre mercadoshops olx paginasamarillas guiamais speedy fibertel arnet ciudad prodigy'
).split(' ');
const SHARED = new Set(SHARED_NAMES);

const SHARED_DOMAIN = `(^|\\.)(${SHARED_NAMES.join('|')})\\.`;
const domainOf = (mail: string) => `split_part(lower(${mail}), '@', 2)`;

/** SQL for whether two mail addresses are at different domains that look alike, each at a business's own domain. */
export const domainsLookAlike = (mail: string, other: string): string =>
  `(${domainOf(mail)} !~ '${SHARED_DOMAIN}' and duplicates.domain_key(${mail}) = duplicates.domain_key(${other})
    and ${domainOf(mail)} <> ${domainOf(other)} and ${domainOf(other)} !~ '${SHARED_DOMAIN}')`;

/**
 * The domain of a listing's website whose mail proves that a claimant belongs to the business: the website is at its
 * root, and it is not a service with pages or mailboxes for many. Null for other websites.
 */
export function ownDomain(websiteUrl: string | null): string | null {
  const link = websiteLink(websiteUrl);
  if (!link) return null;
  const { hostname, pathname, search } = new URL(link.href);
  // a page on a subpath is one of many on the site, such as those of the members of a chamber
  if (search !== '' || !/^\/(?:(?:en|es|fr|pt)(?:-[a-z]{2})?\/?)?(?:index\.\w{1,5})?$/i.test(pathname)) return null;
  const host = hostname.toLowerCase().replace(/^www\./, '');
  const labels = host.split('.');
  // neither an IP address nor a name without a dot
  if (labels.length < 2 || !/^[a-z]/.test(labels.at(-1)!)) return null;
  return isSharedDomain(host) ? null : host;
}

/** Whether a domain provides mailboxes for many unrelated users. */
export const isSharedDomain = (domain: string): boolean =>
  domain
    .split('.')
    .slice(0, -1)
    .some((label) => SHARED.has(label));
