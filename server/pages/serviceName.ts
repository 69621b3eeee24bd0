import type { Language } from '../i18n/language.ts';

export function serviceName(service: { nameEn: string; nameEs: string; namePt: string }, language: Language): string {
  return { en: service.nameEn, es: service.nameEs, pt: service.namePt }[language];
}
