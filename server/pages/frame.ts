import { html } from 'hono/html';
import { webConfig } from '#server/http/webConfig.ts';
import { type MessageKey, wordsIn } from '#server/i18n/messages.ts';
import type { Env } from '#server/platform/env.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { logo } from './drawings.ts';
import type { Html } from './page.ts';
import type { Shell } from './shell.ts';

interface Framed {
  shell: Shell;
  env: Env;
  language: Language;
  main: Html;
  /** Where the same is in another language; null when that has no address of its own. */
  inLanguage: ((language: Language) => string) | null;
}

/** The bar above and the footer below, as web/layouts has them. */
export function framed({ shell, env, language, main, inLanguage }: Framed): Html {
  const words = wordsIn(language);
  const page = shell.classes('layouts/PublicLayout');
  const bar = shell.classes('layouts/TopNav');
  const links = shell.classes('layouts/AccountNav');
  const { button } = shell.classes('ui/Button');
  const languages =
    inLanguage &&
    html`<nav class="${links.links}" aria-label="${words('nav.language')}">${LANGUAGES.map(
      (other) =>
        html`<a class="${button}" data-variant="quiet" href="${inLanguage(other)}" lang="${other}" hreflang="${other}">${other.toUpperCase()}</a>`,
    )}</nav>`;
  return html`<div class="${page.page}">
<header class="${bar.bar}"><a class="${bar.home}" href="/">${logo(shell.classes('layouts/Logo'))}</a>${languages}</header>
<main id="main" class="${page.main}">${main}</main>
${footer(shell, env, language)}
</div>`;
}

function footer(shell: Shell, env: Env, language: Language): Html {
  const words = wordsIn(language);
  const css = shell.classes('layouts/Footer');
  const { version, footer } = webConfig(env);
  const link = (href: string | null, text: string) => html`<li><a class="${css.link}" href="${href}">${text}</a></li>`;
  const title = (id: MessageKey) => html`<h2 class="${css.title}">${words(id)}</h2>`;
  return html`<footer class="${css.footer}">
<div class="${css.columns}">
<div class="${css.brand}">${logo(shell.classes('layouts/Logo'))}<p>${words('app.tagline')}</p></div>
<address>${title('footer.address')}${footer.address.map((line) => html`<span class="${css.line}">${line}</span>`)}</address>
<address>${title('footer.contact')}<ul>${link(`mailto:${footer.email}`, footer.email)}${footer.phone && link(`tel:${footer.phone.replace(/[^\d+]/g, '')}`, footer.phone)}</ul></address>
<div>${title('footer.legal')}<ul>${link(`/legals/${language}/servicesagreement`, words('footer.terms'))}${link(`/legals/${language}/privacypolicy`, words('footer.privacy'))}</ul></div>
</div>
<div class="${css.bottom}"><p>${words('footer.placeData')}</p><p>${words('footer.version', { version })}</p></div>
</footer>`;
}
