import type { Language } from '#shared/language.ts';

interface CrashTexts {
  unexpected: string;
  application: string;
  lead: string;
  details: string;
  copy: string;
  copied: string;
  reload: string;
}

/** Separate from the catalogs, as loading a catalog may be the failure. */
export const crashTexts: Record<Language, CrashTexts> = {
  en: {
    unexpected: 'Unexpected error ocurred',
    application: 'Unexpected Application Error!',
    lead: 'Something broke on our side, and nothing you did caused it. Reloading the page usually helps. If it does not, send us the information below.',
    details: 'Debug information',
    copy: 'Copy',
    copied: 'Copied',
    reload: 'Reload page',
  },
  es: {
    unexpected: 'Ocurrió un error inesperado',
    application: '¡Error inesperado de la aplicación!',
    lead: 'Algo falló de nuestro lado; no fue por nada que usted haya hecho. Recargar la página suele ser suficiente. Si el problema continúa, envíenos la información de abajo.',
    details: 'Información para soporte',
    copy: 'Copiar',
    copied: 'Copiado',
    reload: 'Recargar la página',
  },
  fr: {
    unexpected: 'Une erreur inattendue est survenue',
    application: 'Erreur inattendue de l’application !',
    lead: 'Quelque chose a échoué de notre côté ; vous n’y êtes pour rien. Recharger la page suffit d’habitude. Sinon, envoyez-nous les renseignements ci-dessous.',
    details: 'Renseignements pour l’assistance',
    copy: 'Copier',
    copied: 'Copié',
    reload: 'Recharger la page',
  },
  pt: {
    unexpected: 'Ocorreu um erro inesperado',
    application: 'Erro inesperado no aplicativo!',
    lead: 'Algo falhou do nosso lado; não foi nada que você tenha feito. Recarregar a página costuma resolver. Se o problema continuar, envie para nós as informações abaixo.',
    details: 'Informações para o suporte',
    copy: 'Copiar',
    copied: 'Copiado',
    reload: 'Recarregar a página',
  },
};
