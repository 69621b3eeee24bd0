import { html } from 'hono/html';
import { type MessageKey, wordsIn } from '#server/i18n/messages.ts';
import type { Language } from '#shared/language.ts';
import type { Html } from './page.ts';
import type { Shell } from './shell.ts';

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
