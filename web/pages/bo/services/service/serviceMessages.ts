import { defineMessages } from 'react-intl';

/** The labels of a service's fields, also for comparing two versions. */
export const labels = defineMessages({
  nameEn: { id: 'bo.field.nameEn', defaultMessage: 'Name in English' },
  nameEs: { id: 'bo.field.nameEs', defaultMessage: 'Name in Spanish' },
  nameFr: { id: 'bo.field.nameFr', defaultMessage: 'Name in French' },
  namePt: { id: 'bo.field.namePt', defaultMessage: 'Name in Portuguese' },
  subcategoryId: { id: 'bo.subcategory' },
  facet: { id: 'bo.field.facet', defaultMessage: 'Filter group' },
  synonyms: { id: 'bo.field.synonyms', defaultMessage: 'Synonyms' },
});

/** Messages of the page of a service. */
export const serviceMessages = defineMessages({
  saved: { id: 'bo.saved.service', defaultMessage: 'Service saved successfully' },
  loadFailed: { id: 'bo.failed.service', defaultMessage: 'Failed to load service' },
  create: { id: 'bo.newService', defaultMessage: 'New service' },
  missing: { id: 'service.notFound' },
  missingText: { id: 'bo.missing.serviceText', defaultMessage: 'No service has this number.' },
  stale: { id: 'bo.stale.service', defaultMessage: 'Someone else saved this service in the meantime' },
  saveFailed: { id: 'bo.failed.saveService', defaultMessage: 'Failed to save service' },
});
