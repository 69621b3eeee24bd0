import { defineMessages } from 'react-intl';

/** The fields of a service, wherever two versions are compared. */
export const labels = defineMessages({
  nameEn: { id: 'bo.field.nameEn', defaultMessage: 'Name in English', description: 'Label of a field of a service' },
  nameEs: { id: 'bo.field.nameEs', defaultMessage: 'Name in Spanish', description: 'Label of a field of a service' },
  namePt: {
    id: 'bo.field.namePt',
    defaultMessage: 'Name in Portuguese',
    description: 'Label of a field of a service',
  },
  subcategoryId: {
    id: 'bo.field.subcategory',
    defaultMessage: 'Subcategory',
    description: 'Label of the field for what kind of service it is',
  },
  synonyms: {
    id: 'bo.field.synonyms',
    defaultMessage: 'Synonyms',
    description: 'Label of the field for other words for a service, in any language',
  },
});

/** Of the page of a service. */
export const serviceMessages = defineMessages({
  saved: { id: 'bo.saved.service', defaultMessage: 'Service saved successfully', description: 'Message' },
  loadFailed: { id: 'bo.failed.service', defaultMessage: 'Failed to load service', description: 'Message' },
  create: {
    id: 'bo.newService',
    defaultMessage: 'New service',
    description: 'Title of the page with the form for a service that does not exist yet',
  },
  missing: {
    id: 'bo.missing.service',
    defaultMessage: 'Service not found',
    description: 'Title of the page of a service that does not exist',
  },
  missingText: {
    id: 'bo.missing.serviceText',
    defaultMessage: 'No service has this number.',
    description: 'On the page of a service that does not exist',
  },
  stale: {
    id: 'bo.stale.service',
    defaultMessage: 'Someone else saved this service in the meantime',
    description: 'Heading above two versions of a service',
  },
  saveFailed: { id: 'bo.failed.saveService', defaultMessage: 'Failed to save service', description: 'Message' },
});
