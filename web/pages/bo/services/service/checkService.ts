import { defineMessages } from 'react-intl';
import type { Language } from '#shared/language.ts';
import type { FormErrors } from '#web/forms/useForm.ts';
import { nameFields, type ServiceValues } from './serviceValues.ts';

const messages = defineMessages({
  name: { id: 'service.nameRequired', defaultMessage: 'Service name is required', description: 'At an empty field' },
  subcategory: {
    id: 'service.subcategoryRequired',
    defaultMessage: 'Subcategory is required',
    description: 'At the field for what kind of service it is',
  },
});

/** In the order of the fields. */
export function checkService(values: ServiceValues, language: Language): FormErrors<ServiceValues> {
  const name = nameFields[language];
  return {
    [name]: values[name].trim() === '' ? messages.name : undefined,
    subcategoryId: values.subcategoryId.id === null ? messages.subcategory : undefined,
  };
}
