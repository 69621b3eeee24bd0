import * as z from 'zod';
import type { MessageKey } from '#server/i18n/messages.ts';
import { chosenId, id, text, timestamp } from '#server/rest/schema.ts';
import { SYNONYMS } from '#shared/synonyms.ts';
import { ABOUT_SYNONYMS } from './parseSynonyms.ts';

const synonyms = () => z.array(z.string().min(SYNONYMS.minLength).max(SYNONYMS.maxLength));
const facet = z.enum(['work', 'equipment', 'cargo'], { error: 'service.facetUnknown' satisfies MessageKey });
const ABOUT_FACET = 'The type of subject: work, equipment or cargo.';
const name = text('The name in the language of the request.');

export const Category = z
  .object({ id: id(), name })
  .meta({ title: 'ServiceCategory', description: 'A category of services.' });

export const Subcategory = z
  .object({ id: id(), name, category: Category })
  .meta({ title: 'ServiceSubcategory', description: 'A subcategory of services.' });

export const Service = z
  .object({
    id: id(),
    name,
    idServiceSubcategories: id('The id of the subcategory.').meta({ graphql: 'subcategory.databaseId' }),
    subcategory: Subcategory,
    facet: facet.meta({ description: ABOUT_FACET }),
    synonyms: synonyms().meta({ description: ABOUT_SYNONYMS }),
  })
  .meta({ title: 'Service', description: 'A service that providers offer.' });

export const OfferedService = z
  .object({
    id: id(),
    providersId: id().meta({ graphql: '^.databaseId' }),
    servicesId: id().meta({ graphql: 'service.databaseId' }),
    addressesId: id().meta({ graphql: 'place.databaseId' }),
    service: z.object({ name }),
    address: z.object({ name: z.string(), displayName: text('The name with region and country.') }),
    updatedAt: timestamp(),
  })
  .meta({ title: 'OfferedService', description: 'A service that a provider offers at a place.' });

const translated = (language: string) =>
  text(`The name in ${language}, instead of \`name\`. If omitted, unchanged.`).max(120).nullable().optional();

export const ServiceForm = z
  .object({
    name: text(undefined, { examples: ['Refrigerated transport'] })
      .min(1)
      .max(120)
      .meta({ description: 'The name in the language of the request.' }),
    nameEn: translated('English'),
    nameEs: translated('Spanish'),
    nameFr: translated('French'),
    namePt: translated('Portuguese'),
    idServiceSubcategories: chosenId('The id of the subcategory: see `/api/services/subcategories`.').meta({
      graphql: 'subcategoryId',
    }),
    facet: facet
      .nullable()
      .optional()
      .meta({ description: `${ABOUT_FACET} If omitted, unchanged; for a new service, \`work\`.` }),
    synonyms: synonyms()
      .max(SYNONYMS.max)
      .nullable()
      .optional()
      .meta({ description: `${ABOUT_SYNONYMS} The complete list. If omitted, unchanged.` }),
  })
  .meta({ title: 'ServiceForm', description: 'The form of a service.' });

export const VersionedServiceForm = z
  .object({
    ...ServiceForm.shape,
    version: z.int().nullable().optional().meta({
      description:
        'The edited version. If the stored version is newer, the response is 409. Without it, the last save wins.',
    }),
  })
  .meta({ title: 'VersionedServiceForm', description: 'The form of a service, and the edited version.' });

export const search = text('Only rows with matching names.', { examples: ['transporte'] });
