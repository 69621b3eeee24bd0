import { generateProviders } from '#prisma/demo/generateProviders.ts';
import { categories, services, subcategories } from '#prisma/reference/services.ts';
import { synonymsByService } from '#server/app/seed/names.ts';
import type { Place } from '#server/places/atlas/place.ts';
import { FIRST_OWN_ID } from '#server/places/atlas/place.ts';
import type { Queryable } from '#server/platform/db.ts';
import { correctWords } from '#server/search/keywords/correctWords.ts';
import { readPhrases, type SaidService, type ServiceVocabulary } from '#server/search/keywords/services.ts';
import { lexemesOf } from '#server/search/keywords/stem.ts';
import type { KnownText } from '#server/search/keywords/understandKeywords.ts';
import { mayBeWrong, readWord } from '#server/search/keywords/words.ts';
import { fold } from '#shared/fold.ts';
import { LANGUAGES } from '#shared/language.ts';

const PROVIDERS = 2_000;

export interface Directory {
  said: SaidService[];
  vocabulary: ServiceVocabulary;
  /** Keywords with the known facts about their words. */
  textOf: (keywords: string) => Promise<KnownText>;
  /** English names. */
  idOf: (name: string) => number;
  nameOf: (id: number) => string;
}

/** The catalogue and the words of the demo directory, without a database. */
export function readDirectory(places: readonly Place[]): Directory {
  const synonyms = synonymsByService();
  const said = services.flatMap(({ id, subcategoryId, ...names }): SaidService[] => {
    const subcategory = subcategories.find((item) => item.id === subcategoryId)!;
    const category = categories.find((item) => item.id === subcategory.categoryId)!;
    const say = (level: SaidService['level'], phrases: readonly string[]) =>
      phrases.map(
        (phrase): SaidService => ({ service: id, subcategory: subcategoryId, level, language: null, phrase }),
      );
    return [
      ...say(
        'name',
        LANGUAGES.map((language) => names[language]),
      ),
      ...say(
        'heading',
        [subcategory, category].flatMap((heading) => LANGUAGES.map((language) => heading[language])),
      ),
      ...say('synonym', synonyms.get(id) ?? []),
    ];
  });
  const offers = new Map<number, number>();
  const documents = new Map<string, number>();
  const own = places.filter(({ id }) => id < FIRST_OWN_ID);
  for (const provider of generateProviders(own as Parameters<typeof generateProviders>[0], { count: PROVIDERS })) {
    for (const id of new Set(provider.services.map(({ serviceId }) => serviceId)))
      offers.set(id, (offers.get(id) ?? 0) + 1);
    for (const lexeme of lexemesOf(`${provider.businessName} ${provider.description}`))
      documents.set(lexeme, (documents.get(lexeme) ?? 0) + 1);
  }
  const names = new Map(services.map(({ en, id }) => [id, en]));
  const ids = new Map(services.map(({ en, id }) => [en, id]));
  const vocabulary = { ...readPhrases(said), documents: offers };
  const counted = (lexeme: string) => ({ lexeme, documents: documents.get(lexeme) ?? 0 });
  /** The one of the correction queries that is for words one typo away. */
  const query = ({ name, values }: { name: string; values: unknown[] }) => {
    const found = name === 'search.corrections' ? (values[0] as string[]).map(counted) : [];
    return Promise.resolve({ rows: found.filter((result) => result.documents > 2) });
  };
  const textOf = async (keywords: string): Promise<KnownText> => {
    const tokens = fold(keywords).split(' ');
    const typed = tokens.flatMap((token) => lexemesOf(token).map((lexeme) => ({ token, ...counted(lexeme) })));
    const doubted = typed.filter(mayBeWrong(PROVIDERS, vocabulary));
    const corrections = await correctWords({ query } as unknown as Queryable, vocabulary, PROVIDERS, typed, doubted);
    const words = typed.map((word) => readWord(word, corrections.get(word.lexeme), vocabulary));
    return { keywords, words, vocabulary, total: PROVIDERS };
  };
  return {
    vocabulary,
    said,
    textOf,
    nameOf: (id) => names.get(id)!,
    idOf: (nameEn) => ids.get(nameEn)!,
  };
}
