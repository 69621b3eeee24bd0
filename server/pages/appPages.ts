import type { MessageKey } from '#server/i18n/messages.ts';
import { accountSketch, preRegistrationSketch, type Sketch } from './sketches.ts';

/** What is known ahead of a page that the app alone draws. */
interface AppPage {
  /** The message that the app has for its title. */
  title: MessageKey;
  description: MessageKey;
  /** Those of the web that it begins with: named in the page, they come beside the app instead of after it. */
  modules: string[];
  /** How it begins, so that who waits for the app sees where they are. */
  sketch?: Sketch;
}

const APP_PAGES: Record<string, AppPage> = {
  '/pre-registration': {
    title: 'preRegistration.title',
    description: 'page.preRegistration.description',
    modules: ['pages/pre-registration/PreRegistrationPage.tsx'],
    sketch: preRegistrationSketch,
  },
  '/users/login': {
    title: 'login.title',
    description: 'page.login.description',
    modules: ['pages/users/login/LoginPage.tsx'],
    sketch: accountSketch('login.title'),
  },
  '/users/signup': {
    title: 'signup.title',
    description: 'page.signup.description',
    modules: ['pages/users/signup/SignupPage.tsx'],
    sketch: accountSketch('signup.title'),
  },
  '/mvp': {
    title: 'mvp.title',
    description: 'page.mvp.description',
    modules: ['pages/mvp/GlancePage.tsx', 'pages/mvp/glanceLoader.ts'],
  },
  '/help': {
    title: 'help.title',
    description: 'page.help.description',
    modules: ['pages/help/HelpPage.tsx', 'pages/help/helpLoader.ts'],
  },
};

/** Null when nothing is known of the page. */
export function appPageAt(pathname: string): AppPage | null {
  return Object.hasOwn(APP_PAGES, pathname) ? APP_PAGES[pathname]! : null;
}
