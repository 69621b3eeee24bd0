import type { Language } from '#server/i18n/language.ts';
import { accountSketch, preRegistrationSketch, type Sketch } from './sketches.ts';

/** What is known ahead of a page that the app alone draws. */
interface AppPage {
  /** The message that the app has for its title. */
  title: string;
  description: (language: Language) => string;
  /** Those of the web that it begins with: named in the page, they come beside the app instead of after it. */
  modules: string[];
  /** How it begins, so that who waits for the app sees where they are. */
  sketch?: Sketch;
}

const DESCRIPTIONS = {
  preRegistration: {
    en: 'Register your transport or logistics business with Rumbo: it takes about two minutes and costs nothing. Shippers find you by place and service, and write to you directly.',
    es: 'Registre en Rumbo su empresa de transporte o logística: toma unos dos minutos y no cuesta nada. Los cargadores la encuentran por lugar y servicio, y le escriben directamente.',
    pt: 'Cadastre na Rumbo a sua empresa de transporte ou logística: leva cerca de dois minutos e não custa nada. Os embarcadores a encontram por lugar e serviço, e falam diretamente com você.',
  },
  login: {
    en: 'Log in to your Rumbo account with your email address and password.',
    es: 'Inicie sesión en su cuenta de Rumbo con su correo electrónico y contraseña.',
    pt: 'Entre na sua conta da Rumbo com o seu e-mail e senha.',
  },
  signup: {
    en: 'Make a Rumbo account, free of charge, with your email address.',
    es: 'Cree una cuenta de Rumbo, sin costo, con su correo electrónico.',
    pt: 'Crie uma conta na Rumbo, sem custo, com o seu e-mail.',
  },
  mvp: {
    en: 'The Rumbo directory at a glance: how many logistics providers there are, where they are, and what they offer.',
    es: 'El directorio de Rumbo de un vistazo: cuántos proveedores de logística hay, dónde están y qué ofrecen.',
    pt: 'O diretório da Rumbo num relance: quantos fornecedores de logística há, onde estão e o que oferecem.',
  },
  help: {
    en: 'When something in Rumbo does not work as it should: load everything anew, or copy what we need to know and send it to us.',
    es: 'Si algo en Rumbo no funciona como debe: vuelva a cargar todo, o copie lo que necesitamos saber y envíenoslo.',
    pt: 'Se algo na Rumbo não funciona como deveria: carregue tudo de novo, ou copie o que precisamos saber e envie para nós.',
  },
} satisfies Record<string, Record<Language, string>>;

const described = (page: keyof typeof DESCRIPTIONS) => (language: Language) => DESCRIPTIONS[page][language];

const APP_PAGES: Record<string, AppPage> = {
  '/pre-registration': {
    title: 'preRegistration.title',
    description: described('preRegistration'),
    modules: ['pages/pre-registration/PreRegistrationPage.tsx'],
    sketch: preRegistrationSketch,
  },
  '/users/login': {
    title: 'login.title',
    description: described('login'),
    modules: ['pages/users/login/LoginPage.tsx'],
    sketch: accountSketch('login.title'),
  },
  '/users/signup': {
    title: 'signup.title',
    description: described('signup'),
    modules: ['pages/users/signup/SignupPage.tsx'],
    sketch: accountSketch('signup.title'),
  },
  '/mvp': {
    title: 'mvp.title',
    description: described('mvp'),
    modules: ['pages/mvp/GlancePage.tsx', 'pages/mvp/glanceLoader.ts'],
  },
  '/help': {
    title: 'help.title',
    description: described('help'),
    modules: ['pages/help/HelpPage.tsx', 'pages/help/helpLoader.ts'],
  },
};

/** Null when nothing is known of the page. */
export function appPageAt(pathname: string): AppPage | null {
  return Object.hasOwn(APP_PAGES, pathname) ? APP_PAGES[pathname]! : null;
}
