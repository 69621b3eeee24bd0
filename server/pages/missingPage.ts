import { html } from 'hono/html';
import { wordsIn } from '#server/i18n/messages.ts';
import type { Env } from '#server/platform/env.ts';
import type { Language } from '#shared/language.ts';
import { framed } from './frame.ts';
import type { Page } from './page.ts';
import { messageModules, type Shell } from './shell.ts';

/** In place of a provider that is not there, or not for everybody to see. */
export function missingPage(shell: Shell, env: Env, language: Language): Page {
  const words = wordsIn(language);
  const css = shell.classes('layouts/CardPage');
  const { card } = shell.classes('ui/Card');
  const { button } = shell.classes('ui/Button');
  const title = words('provider.missing');
  return {
    language,
    title: `${title} · Rumbo`,
    modules: [
      'pages/providers/ProviderPage.tsx',
      'pages/providers/providerPageLoader.ts',
      ...messageModules(language, ['first', 'pages']),
    ],
    head: html`<meta data-page name="robots" content="noindex" />`,
    body: framed({
      shell,
      env,
      language,
      inLanguage: null,
      main: html`<div class="${css.page}"><div class="${css.column}" data-size="wide"><div class="${card}"><div class="${css.content}">
<h1 class="${css.title}">${title}</h1>
<p>${words('provider.missingText')}</p>
<div class="${css.actions}"><a class="${button}" data-variant="primary" href="/">${words('provider.search')}</a></div>
</div></div></div></div>`,
    }),
  };
}
