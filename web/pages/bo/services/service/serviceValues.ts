import { defineMessages } from 'react-intl';
import { graphql, readInlineData } from 'relay-runtime';
import type { Language } from '#shared/language.ts';
import type { serviceValues_service$key } from '#web/__generated__/serviceValues_service.graphql.ts';
import { type Choice, noChoice } from '#web/forms/Selector.tsx';
import type { FormErrors } from '#web/forms/useForm.ts';
import type { Stored } from '#web/pages/bo/editor/useEditor.ts';
import { ApiError } from '#web/relay/ApiError.ts';

const messages = defineMessages({
  name: { id: 'service.nameRequired' },
  subcategory: { id: 'service.subcategoryRequired' },
});

/** The values of the form: all languages, independent of the page's. */
export interface ServiceValues {
  nameEn: string;
  nameEs: string;
  namePt: string;
  subcategoryId: Choice;
  /** One a line. */
  synonyms: string;
}

export const nameFields = { en: 'nameEn', es: 'nameEs', pt: 'namePt' } as const satisfies Record<
  Language,
  keyof ServiceValues
>;

const emptyService: ServiceValues = {
  nameEn: '',
  nameEs: '',
  namePt: '',
  subcategoryId: noChoice,
  synonyms: '',
};

/** Read whole, also outside of a component: a form begins with it, and compares itself to it. */
export function readStored(service: serviceValues_service$key | null | undefined): Stored<ServiceValues> {
  if (!service) return { version: null, values: emptyService };
  const { version, nameEn, nameEs, namePt, subcategory, synonyms } = readInlineData(
    graphql`
      fragment serviceValues_service on Service @inline {
        version
        nameEn
        nameEs
        namePt
        subcategory {
          databaseId
          name
        }
        synonyms
      }
    `,
    service,
  );
  const subcategoryId = { id: String(subcategory.databaseId), text: subcategory.name };
  return { version, values: { nameEn, nameEs, namePt, subcategoryId, synonyms: synonyms.join('\n') } };
}

export function synonymsOf({ synonyms }: ServiceValues): string[] {
  return synonyms
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** A blank name in another language becomes the name in the language of the page. */
export function serviceInput(values: ServiceValues, language: Language) {
  const { nameEn, nameEs, namePt, subcategoryId } = values;
  return {
    name: values[nameFields[language]].trim(),
    nameEn: nameEn.trim(),
    nameEs: nameEs.trim(),
    namePt: namePt.trim(),
    // `checkService` has refused a form without one
    subcategoryId: subcategoryId.id ?? '',
    synonyms: synonymsOf(values),
  };
}

/** Whether both would be sent the same; what is only typed into the selector is a difference too. */
export function isSameService(a: ServiceValues, b: ServiceValues): boolean {
  const comparable = (values: ServiceValues) =>
    JSON.stringify([serviceInput(values, 'en'), values.subcategoryId.id === null && values.subcategoryId.text]);
  return comparable(a) === comparable(b);
}

/** An error for the form: the server calls the name in the language of the page `name`. */
export function byLanguage(error: unknown, language: Language): unknown {
  const isName = error instanceof ApiError && error.field === 'name';
  return isName ? new ApiError(error.message, error.code, nameFields[language]) : error;
}

/** In the order of the fields. */
export function checkService(values: ServiceValues, language: Language): FormErrors<ServiceValues> {
  const name = nameFields[language];
  return {
    [name]: values[name].trim() === '' ? messages.name : undefined,
    subcategoryId: values.subcategoryId.id === null ? messages.subcategory : undefined,
  };
}
