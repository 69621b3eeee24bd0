export const LANGUAGES = ['en', 'es', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

const FALLBACK: Language = 'en';

/** The language a request asks for by its Accept-Language header: the supported one it weighs highest, else English. */
export function requestLanguage(header: string | null): Language {
  const wishes = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => parameter.trim().match(/^q=([\d.]+)$/)?.[1]).find(Boolean);
      return { language: tag.split('-')[0]!, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter((wish) => wish.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { language } of wishes) {
    const supported = LANGUAGES.find((known) => known === language);
    if (supported) return supported;
  }
  return FALLBACK;
}
