import { html } from 'hono/html';
import { contactUrl } from '#server/contacts/contact.ts';
import { CONTACT_TYPES, type ContactTypeName } from '#server/contacts/contactType.ts';
import { displayPhone } from '#server/contacts/phones/phone.ts';
import { wordsIn } from '#server/i18n/messages.ts';
import type { PublicProvider } from '#server/providers/public/loadPublicProviders.ts';
import { storageName } from '#server/storage/storageName.ts';
import { inContactOrder } from '#shared/contactOrder.ts';
import type { Language } from '#shared/language.ts';
import type { WebsiteLink } from '#shared/websiteLink.ts';
import { icon } from './drawings.ts';
import type { Html } from './page.ts';
import type { Shell } from './shell.ts';

interface Sheet {
  shell: Shell;
  provider: PublicProvider;
  language: Language;
  where: string;
  places: { name: string; services: string[] }[];
  website: WebsiteLink | null;
  /** Where to write to us about the entry. */
  claim: string;
}

/** As web/pages/providers/ProviderSheet.tsx draws it, less what needs the app. */
export function providerSheet({ shell, provider, language, where, places, website, claim }: Sheet): Html {
  const words = wordsIn(language);
  const css = shell.classes('pages/providers/ProviderPage');
  const { card } = shell.classes('ui/Card');
  const { chip } = shell.classes('ui/Chip');
  const { businessName, commercialName, description, image } = provider;
  const contacts = reachable(provider.contacts, language);
  const address = (width: number) => `/uploads/${storageName(image!.storageKey, width)}`;
  return html`<div class="${css.page}">
<div class="${css.top}"><a class="${css.back}" href="/">${icon('chevron', 16)}${words('provider.search')}</a></div>
<article class="${css.sheet}">
<header class="${css.head}">
<h1 class="${css.name}" dir="auto">${businessName}</h1>
${commercialName && html`<p class="${css.trade}" dir="auto">${commercialName}</p>`}
<p class="${css.where}">${icon('pin')}${where}</p>
</header>
${
  (contacts.length > 0 || website) &&
  html`<div class="${css.aside}"><div class="${card}"><section class="${css.reach}" aria-labelledby="contact">
<h2 class="${css.title}" id="contact">${words('provider.contact')}</h2>
${contacts.length > 0 && html`<ul class="${shell.classes('pages/landing/ResultFrame').contacts}" data-full="true" aria-label="${words('results.contacts', { name: businessName })}">${contacts.map((contact) => contactLink(shell, language, contact))}</ul>`}
${website && html`<a class="${css.website}" href="${website.href}" rel="nofollow noopener">${icon('globe')}<span>${website.text}</span></a>`}
</section></div></div>`
}
<div class="${css.main}">
${
  image &&
  html`<img class="${css.image}" src="${address(image.widths.at(-1)!)}" srcset="${image.widths.map((width) => `${address(width)} ${width}w`).join(', ')}" sizes="(width < 56rem) 100vw, 44rem" alt="${words('provider.image', { name: businessName })}" />`
}
${
  description &&
  html`<section class="${css.part}" aria-labelledby="about"><h2 class="${css.title}" id="about">${words('provider.about')}</h2><p class="${css.description}" dir="auto">${description}</p></section>`
}
${
  places.length > 0 &&
  html`<section class="${css.part}" aria-labelledby="services"><h2 class="${css.title}" id="services">${words('provider.services')}</h2>
<ul class="${css.places}">${places.map(
    ({ name, services }) => html`<li class="${css.place}"><h3>${icon('pin')}${name}</h3>
<ul class="${css.services}">${services.map((service) => html`<li><span class="${chip}" data-tone="plain">${service}</span></li>`)}</ul></li>`,
  )}</ul></section>`
}
<p class="${css.claim}">${words('provider.claim')} <a href="${claim}">${words('provider.claimLink')}</a></p>
</div>
</article>
</div>`;
}

const ICONS = { EMAIL: 'mail', LAND_PHONE: 'phone', MOBILE_PHONE: 'mobile', WHATSAPP: 'chat' } as const;

function contactLink(shell: Shell, language: Language, { type, text, href }: Reach): Html {
  const css = shell.classes('pages/landing/results/ContactLink');
  const inner = html`${icon(ICONS[type])}<span class="${css.words}"><span class="${css.label}">${wordsIn(language)('results.contact', { type })}</span> <span class="${css.value}">${text}</span></span>`;
  return href
    ? html`<li><a class="${css.contact}" href="${href}">${inner}</a></li>`
    : html`<li><span class="${css.contact}">${inner}</span></li>`;
}

/** A way to reach a provider, as its page shows it: the web's ContactLink says the same. */
interface Reach {
  type: (typeof CONTACT_TYPES)[ContactTypeName]['graphql'];
  text: string;
  /** Null for a number whose country is not known: it is shown, and leads nowhere. */
  href: string | null;
}

interface ContactRow {
  contactType: ContactTypeName;
  contactValue: string;
}

/** In the order of every list of them. */
export function reachable(contacts: readonly ContactRow[], language: Language): Reach[] {
  const reaches = contacts.map((contact) => {
    const { contactType, contactValue } = contact;
    const text = contactType === 'email' ? contactValue.trim() : displayPhone(contactValue);
    return { type: CONTACT_TYPES[contactType].graphql, text, href: contactUrl(contact, language) };
  });
  return inContactOrder(reaches, ({ type }) => type);
}
