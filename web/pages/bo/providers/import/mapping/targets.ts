import { defineMessages, type MessageDescriptor } from 'react-intl';
import { PROVIDER_TEXT_NAMES, pick } from '#shared/providerForm.ts';
import { contactTypeMessages } from '#web/pages/bo/providers/provider/labels.ts';
import { labels } from '../../provider/labels.ts';

const own = defineMessages({
  reference: {
    id: 'bo.import.target.reference',
    defaultMessage: 'Registry number',
    description: 'What a column of a file holds: the number by which the office that publishes it knows the provider',
  },
  id: {
    id: 'bo.import.target.id',
    defaultMessage: 'Provider number in Rumbo',
    description: 'What a column of a file holds: the number that we gave the provider',
  },
  city: { id: 'bo.import.target.city' },
  region: {
    id: 'bo.import.target.region',
    defaultMessage: 'State or province',
    description: 'What a column of a file holds: the region of a country',
  },
  postalCode: {
    id: 'bo.import.target.postalCode',
    defaultMessage: 'Postal code',
    description: 'What a column of a file holds',
  },
  country: { id: 'bo.import.target.country', defaultMessage: 'Country', description: 'What a column of a file holds' },
  latitude: {
    id: 'bo.import.target.latitude',
    defaultMessage: 'Latitude',
    description: 'What a column of a file holds',
  },
  longitude: {
    id: 'bo.import.target.longitude',
    defaultMessage: 'Longitude',
    description: 'What a column of a file holds',
  },
  cityId: {
    id: 'bo.import.target.cityId',
    defaultMessage: 'City number in Rumbo',
    description: 'What a column of a file holds',
  },
  phone: {
    id: 'bo.import.target.phone',
    defaultMessage: 'Phone',
    description: 'What a column of a file holds: numbers of any kind of phone',
  },
  contacts: {
    id: 'bo.import.target.contacts',
    defaultMessage: 'Exported contacts',
    description: 'What a column of a file holds: several contacts, each after its kind, as our own export writes them',
  },
  mark: {
    id: 'bo.import.target.mark',
    defaultMessage: 'Mark for a service',
    description: 'What a column of a file holds: a mark in the rows that offer one service, which is chosen next',
  },
});

/** Instead of the target of a column that marks a service, which is chosen separately. */
export const MARK = 'service';

/** The fields that a column can be read as, by the server's names. */
const groups = {
  business: {
    ...pick(labels, PROVIDER_TEXT_NAMES),
    taxType: labels.taxTypeId,
    reference: own.reference,
    id: own.id,
  },
  place: {
    city: own.city,
    region: own.region,
    postalCode: own.postalCode,
    country: own.country,
    latitude: own.latitude,
    longitude: own.longitude,
    cityId: own.cityId,
  },
  contacts: {
    email: contactTypeMessages.EMAIL,
    phone: own.phone,
    mobilePhone: contactTypeMessages.MOBILE_PHONE,
    whatsapp: contactTypeMessages.WHATSAPP,
    contacts: own.contacts,
  },
  services: { services: labels.services, [MARK]: own.mark },
};

const groupNames = defineMessages({
  business: { id: 'bo.import.group.business', defaultMessage: 'Business', description: 'Heading in a list of choices' },
  place: { id: 'bo.import.group.place', defaultMessage: 'Place', description: 'Heading in a list of choices' },
  contacts: { id: 'bo.field.contacts' },
  services: { id: 'bo.field.services' },
});

export const targetGroups = Object.entries(groups).map(([name, targets]) => ({
  name: groupNames[name as keyof typeof groups],
  targets: Object.entries<MessageDescriptor>(targets),
}));

const all: Partial<Record<string, MessageDescriptor>> = Object.assign({}, ...Object.values(groups));

/** The name of a column's target, or of a problem's subject; undefined for one without a name. */
export const targetMessage = (target: string): MessageDescriptor | undefined =>
  target.startsWith(`${MARK}:`) ? own.mark : all[target];

/** Several columns may be read as these. */
const ofSeveral = new Set(['', 'city', 'services', 'email', 'phone', 'mobilePhone', 'whatsapp']);
export const isOfSeveral = (target: string): boolean => ofSeveral.has(target);
