import { websiteLink } from '#shared/websiteLink.ts';

/**
 * Names of services where anyone can get an address or a page: mail there proves nothing about a business. A name
 * counts anywhere in a domain, for all their countries; businesses excluded by mistake claim with a document.
 */
const SHARED = new Set(
  (
    'gmail googlemail google goo yahoo ymail rocketmail hotmail outlook live msn microsoft office sharepoint icloud me mac ' +
    'apple aol gmx mail email proton protonmail pm zoho yandex tutanota fastmail hey uol bol terra ig globo r7 oi zipmail ' +
    'facebook fb instagram linkedin whatsapp wa twitter x tiktok youtube telegram pinterest linktr linktree bit wix wixsite ' +
    'wordpress blogspot blogger weebly webnode jimdo squarespace godaddysites github gitlab netlify vercel herokuapp ' +
    'firebaseapp web mercadolibre mercadolivre mercadoshops olx paginasamarillas guiamais speedy fibertel arnet ciudad prodigy'
  ).split(' '),
);

/**
 * The domain of a listing's website whose mail proves that a claimant belongs to the business: the site is at its top,
 * and it is not a service with pages or mailboxes for many. Null for other sites.
 */
export function ownDomain(websiteUrl: string | null): string | null {
  const link = websiteLink(websiteUrl);
  if (!link) return null;
  const { hostname, pathname, search } = new URL(link.href);
  // a page below is one of many, such as of the members of a chamber
  if (search !== '' || !/^\/(?:(?:en|es|pt)(?:-[a-z]{2})?\/?)?(?:index\.\w{1,5})?$/i.test(pathname)) return null;
  const host = hostname.toLowerCase().replace(/^www\./, '');
  const labels = host.split('.');
  // no number of the network, and no name without a dot
  if (labels.length < 2 || !/^[a-z]/.test(labels.at(-1)!)) return null;
  return isSharedDomain(host) ? null : host;
}

/** Whether many, who have nothing to do with each other, have mailboxes at a domain. */
export const isSharedDomain = (domain: string): boolean =>
  domain
    .split('.')
    .slice(0, -1)
    .some((label) => SHARED.has(label));
