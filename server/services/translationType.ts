import { builder } from '#server/graphql/builder.ts';
import type { Context } from '#server/graphql/context.ts';
import { inLanguage } from '#server/graphql/scalars.ts';
import { LANGUAGES, type Language } from '#shared/language.ts';
import { type Named, nameIn } from './nameIn.ts';

interface Translation {
  language: Language;
  name: string;
}

const TranslationRef = builder.objectRef<Translation>('NameTranslation').implement({
  description: 'A name in a language.',
  fields: (t) => ({
    language: t.expose('language', { type: 'Language', description: 'The language.' }),
    name: t.exposeString('name', { description: 'The name in this language.' }),
  }),
});

export const NameTranslationInput = builder.inputType('NameTranslationInput', {
  description: 'A name in a language.',
  fields: (t) => ({
    language: t.field({ type: 'Language', required: true, description: 'The language.' }),
    name: t.string({ required: true, description: 'The name, up to 120 characters. Blank: equal to `name`.' }),
  }),
});

/** The field for the name of a row that has a name in each language. */
export const nameField = {
  description: 'The name in a language.',
  args: inLanguage,
  resolve: (row: Named, { language }: { language?: Language | null }, context: Context) =>
    nameIn(language ?? context.language, row),
};

export const translationsField = {
  type: [TranslationRef] as [typeof TranslationRef],
  complexity: { multiplier: LANGUAGES.length },
  description: 'The name in each language.',
  resolve: (row: Named) => LANGUAGES.map((language) => ({ language, name: nameIn(language, row) })),
};
