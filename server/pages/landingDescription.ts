import type { Language } from '#server/i18n/language.ts';

const TEXTS: Record<Language, string> = {
  en: 'The comprehensive logistics and mobility platform in America. Find carriers, warehouses, movers and customs brokers by place and service, and write to them directly.',
  es: 'La plataforma integral de logística y movilidad de América. Encuentre transportistas, depósitos, mudanzas y despachantes de aduana por lugar y servicio, y escríbales directamente.',
  pt: 'A plataforma completa de logística e mobilidade da América. Encontre transportadoras, armazéns, mudanças e despachantes aduaneiros por lugar e serviço, e fale diretamente com eles.',
};

/** What the product is, as search engines show it. */
export function landingDescription(language: Language): string {
  return TEXTS[language];
}
