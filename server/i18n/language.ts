export const LANGUAGES = ['en', 'es', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

const FALLBACK: Language = 'en';

interface Wish {
  language: string;
  /** The second part of a tag such as `es-AR`, in capitals. */
  region: string | null;
  quality: number;
}

/** What an Accept-Language header asks for, the dearest wish first. */
function readWishes(header: string | null): Wish[] {
  return (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => parameter.trim().match(/^q=([\d.]+)$/)?.[1]).find(Boolean);
      const [language = '', ...rest] = tag.split('-');
      const region = rest.find((one) => /^[a-z]{2}$/.test(one))?.toUpperCase() ?? null;
      return { language, region, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter((wish) => wish.quality > 0)
    .sort((a, b) => b.quality - a.quality);
}

/** The language a request asks for by its Accept-Language header: the supported one it weighs highest, else English. */
export function requestLanguage(header: string | null): Language {
  for (const { language } of readWishes(header)) {
    const supported = LANGUAGES.find((known) => known === language);
    if (supported) return supported;
  }
  return FALLBACK;
}

/**
 * The country of the person who sends a request, ISO 3166-1 alpha-2, as their browser's languages tell it; null when they
 * do not. English of the US is what browsers are set to everywhere: it tells nothing.
 */
export function requestCountry(header: string | null): string | null {
  const [first] = readWishes(header);
  if (!first || (first.language === 'en' && first.region === 'US')) return null;
  return first.region ?? (first.language === 'pt' ? 'BR' : null);
}
