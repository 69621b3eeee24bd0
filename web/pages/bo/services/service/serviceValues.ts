import { defineMessages } from 'react-intl';
import { graphql, readInlineData } from 'relay-runtime';
import { LANGUAGES, type Language } from '#shared/language.ts';
import type { ServiceFacet, serviceValues_service$key } from '#web/__generated__/serviceValues_service.graphql.ts';
import { type Choice, noChoice } from '#web/forms/Selector.tsx';
import type { FormErrors } from '#web/forms/useForm.ts';
import type { Stored } from '#web/pages/bo/editor/useEditor.ts';
import { ApiError } from '#web/relay/ApiError.ts';

const messages = defineMessages({
  name: { id: 'service.nameRequired' },
  subcategory: { id: 'service.subcategoryRequired' },
});

/** The values of the form in all languages, independent of the page's language. */
export interface ServiceValues {
  nameEn: string;
  nameEs: string;
  nameFr: string;
  namePt: string;
  subcategoryId: Choice;
  facet: ServiceFacet;
  /** The synonyms, one per line. */
  synonyms: string;
}

export const nameFields = { en: 'nameEn', es: 'nameEs', fr: 'nameFr', pt: 'namePt' } as const satisfies Record<
  Language,
  keyof ServiceValues
>;

const emptyService: ServiceValues = {
  nameEn: '',
  nameEs: '',
  nameFr: '',
  namePt: '',
  subcategoryId: noChoice,
  facet: 'WORK',
  synonyms: '',
};

/** Read completely, also outside of components: the form is initialized with it and compared to it. */
export function readStored(service: serviceValues_service$key | null | undefined): Stored<ServiceValues> {
  if (!service) return { version: null, values: emptyService };
  const { version, translations, subcategory, facet, synonyms } = readInlineData(
    graphql`
      fragment serviceValues_service on Service @inline {
        version
        translations {
          language
          name
        }
        subcategory {
          databaseId
          name
        }
        facet
        synonyms
      }
    `,
    service,
  );
  const subcategoryId = { id: String(subcategory.databaseId), text: subcategory.name };
  const names = Object.fromEntries(
    translations.map(({ language, name }) => [nameFields[language as Language], name]),
  ) as Record<(typeof nameFields)[Language], string>;
  return { version, values: { ...names, subcategoryId, facet, synonyms: synonyms.join('\n') } };
}

export function synonymsOf({ synonyms }: ServiceValues): string[] {
  return synonyms
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The input of the mutation. An empty name in another language becomes the name in the language of the page. */
export function serviceInput(values: ServiceValues, language: Language) {
  return {
    name: values[nameFields[language]].trim(),
    translations: LANGUAGES.map((each) => ({ language: each, name: values[nameFields[each]].trim() })),
    // `checkService` has rejected a form without a subcategory
    subcategoryId: values.subcategoryId.id ?? '',
    facet: values.facet,
    synonyms: synonymsOf(values),
  };
}

/** Whether both values would be sent as the same input. Different text in the selector counts as a difference, too. */
export function isSameService(a: ServiceValues, b: ServiceValues): boolean {
  const comparable = (values: ServiceValues) =>
    JSON.stringify([serviceInput(values, 'en'), values.subcategoryId.id === null && values.subcategoryId.text]);
  return comparable(a) === comparable(b);
}

/** Adapts an error to the form, which has a field for each language; `name` is the field of the page's language. */
export function byLanguage(error: unknown, language: Language): unknown {
  if (!(error instanceof ApiError)) return error;
  const [part, at] = error.field?.split('.') ?? [];
  const named = part === 'translations' ? LANGUAGES[Number(at)] : part === 'name' ? language : undefined;
  return named ? new ApiError(error.message, error.code, nameFields[named]) : error;
}

/** The errors of the form, in the order of the fields. */
export function checkService(values: ServiceValues, language: Language): FormErrors<ServiceValues> {
  const name = nameFields[language];
  return {
    [name]: values[name].trim() === '' ? messages.name : undefined,
    subcategoryId: values.subcategoryId.id === null ? messages.subcategory : undefined,
  };
}
