import { id, named, orNull, record, text, whole } from '#server/rest/schema.ts';

const name = text('In the language of the request.');

export const Category = named('ServiceCategory', 'A kind of services.', record({ id: id(), name }));

export const Subcategory = named(
  'ServiceSubcategory',
  'A narrower kind of services.',
  record({ id: id(), name, category: Category }),
);

export const Service = named(
  'Service',
  'A service that providers offer.',
  record({
    id: id(),
    name,
    idServiceSubcategories: id('Of the subcategory.'),
    subcategory: Subcategory,
  }),
);

const translated = (language: string) =>
  orNull(text(`In ${language}; overrides \`name\`. Unchanged when omitted.`, { maxLength: 120 }));
const fields = {
  name: text('In the language of the request.', { minLength: 1, maxLength: 120, examples: ['Refrigerated transport'] }),
  nameEn: translated('English'),
  nameEs: translated('Spanish'),
  namePt: translated('Portuguese'),
  idServiceSubcategories: id('See `/api/services/subcategories`.'),
};
const optional = ['nameEn', 'nameEs', 'namePt'];

export const ServiceForm = named('ServiceForm', 'The form of a service.', record(fields, optional));

export const VersionedServiceForm = named(
  'VersionedServiceForm',
  'The form of a service, and the edited version.',
  record(
    { ...fields, version: orNull(whole('An outdated one is rejected with 409. Without it the last save wins.')) },
    [...optional, 'version'],
  ),
);

export const search = text('Only rows with matching names.', { examples: ['transporte'] });
