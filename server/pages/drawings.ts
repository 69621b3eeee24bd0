import { html } from 'hono/html';
import { type MessageKey, wordsIn } from '#server/i18n/messages.ts';
import type { Language } from '#shared/language.ts';
import type { Html } from './page.ts';
import type { Shell } from './shell.ts';

// As web/layouts/Logo.tsx and web/ui/Icon.tsx have them, for the moment before those are here.

/** The wordmark, with the class names of its style sheet. */
export function logo({ logo: whole, needle }: Record<string, string | undefined>): Html {
  return html`<svg class="${whole}" viewBox="0 0 144 40" role="img" aria-label="Rumbo" fill="none"><path d="M4 34V7h9.5a8 8 0 0 1 0 16H4m9 0 8.5 11M30 14.5v10.5a8.25 8.25 0 0 0 16.5 0V14.5m0 0V34M56 34V14.5m0 7.5a7.25 7.25 0 0 1 14.5 0V34m0-12a7.25 7.25 0 0 1 14.5 0V34M94.5 5v29" stroke="currentColor" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" /><g stroke="currentColor" stroke-width="5"><circle cx="104.2" cy="24.25" r="9.7" /><circle cx="131" cy="24.25" r="9.7" /></g><path class="${needle}" d="M135.9 19.35 133.3 26.55 128.7 21.95Z" /><path fill="currentColor" d="M126.1 29.15 128.7 21.95 133.3 26.55Z" /></svg>`;
}

const ICONS = {
  arrow: 'M5 12h14m-5.5-5.5L19 12l-5.5 5.5',
  chat: 'M4.2 19.8 5.4 16a8 8 0 1 1 3 2.7l-4.2 1.1ZM9 8.6c-.5 3 3.3 6.9 6.4 6.4l.7-1.6-2-1.1-1 .9a5 5 0 0 1-2.3-2.3l.9-1-1.1-2L9 8.6Z',
  chevron: 'm6.5 9.5 5.5 5.5 5.5-5.5',
  globe: 'M3.5 12h17M12 3.5c5 5.6 5 11.4 0 17M12 3.5c-5 5.6-5 11.4 0 17M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z',
  mail: 'M4 5.5h16v13H4zM4.5 6.5 12 13l7.5-6.5',
  mobile: 'M7 3h10v18H7zM10.5 18h3',
  phone:
    'M5 4h4l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2L20 15v4a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.6A1.5 1.5 0 0 1 5 4Z',
  pin: 'M12 21c4.5-4.6 6.8-8.2 6.8-11a6.8 6.8 0 1 0-13.6 0c0 2.8 2.3 6.4 6.8 11ZM12 7.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Z',
  search: 'M10.8 4a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.6ZM15.8 15.8 20.5 20.5',
  shield: 'M12 3.5 5 6v5.5c0 4.2 2.8 7.4 7 9 4.2-1.6 7-4.8 7-9V6l-7-2.5ZM9 12l2.2 2.2L15.2 10',
};

type IconName = keyof typeof ICONS;

export function icon(name: IconName, size = 20): Html {
  return html`<svg aria-hidden="true" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${ICONS[name]}" /></svg>`;
}

/** The main part of a page until the app is here: its heading, and what stands for the form. */
export type Sketch = (shell: Shell, language: Language) => Html;

const FIELDS = 4;

/** As web/ui/Skeleton.tsx draws lines. */
function lines(shell: Shell): Html {
  const css = shell.classes('ui/Skeleton');
  const line = html`<span class="${css.line}"></span>`;
  return html`<span class="${css.skeleton}" aria-hidden="true">${line}${line}</span>`;
}

const fields = (shell: Shell): Html => html`${Array.from({ length: FIELDS }, () => lines(shell))}`;

/** As web/layouts/CardPage.tsx begins. */
export const accountSketch =
  (title: MessageKey): Sketch =>
  (shell, language) => {
    const css = shell.classes('layouts/CardPage');
    const { card } = shell.classes('ui/Card');
    return html`<div class="${css.page}"><div class="${css.column}"><div class="${card}"><div class="${css.content}">
<h1 class="${css.title}">${wordsIn(language)(title)}</h1>${fields(shell)}</div></div></div></div>`;
  };

/** The first question of web/pages/pre-registration/PreRegistrationForm.tsx. */
function firstQuestion(shell: Shell, language: Language): Html {
  const words = wordsIn(language);
  const part = shell.classes('pages/pre-registration/FormSection');
  const field = shell.classes('ui/Field');
  return html`<div class="${part.section}"><p class="${part.title}">${words('preRegistration.you')}</p>
<div class="${part.fields}"><div class="${part.wide}"><div class="${field.field}" data-required=""><label class="${field.label}">${words('form.email')}</label>
<span class="${field.box}"><span class="${field.input}"></span></span>
<span class="${field.description}">${words('preRegistration.emailHint')}</span></div></div></div></div>`;
}

/** As web/pages/pre-registration/PreRegistrationPage.tsx begins. */
export const preRegistrationSketch: Sketch = (shell, language) => {
  const words = wordsIn(language);
  const page = shell.classes('layouts/Page');
  const css = shell.classes('pages/pre-registration/PreRegistrationPage');
  const { form: stacked } = shell.classes('forms/StackedForm');
  const { card } = shell.classes('ui/Card');
  return html`<div class="${page.page}"><header class="${page.head}"><h1 class="${page.title}">${words('preRegistration.title')}</h1>
<div class="${page.lead}"><p>${words('preRegistration.text')}</p></div></header>
<div class="${css.columns}"><div class="${card}"><div class="${css.form}"><div class="${stacked}">${firstQuestion(shell, language)}${fields(shell)}</div></div></div></div></div>`;
};
