import { defineMessages, type MessageDescriptor } from 'react-intl';
import { PROVIDER_TEXT_NAMES, pick } from '#shared/providerForm.ts';
import { contactTypeMessages } from '#web/pages/bo/providers/provider/labels.ts';
import { labels } from '../../provider/labels.ts';

const own = defineMessages({
  reference: { id: 'bo.import.target.reference', defaultMessage: 'Registry number' },
  id: { id: 'bo.import.target.id', defaultMessage: 'Provider number in Rumbo' },
  city: { id: 'page.city' },
  region: { id: 'bo.import.target.region', defaultMessage: 'State or province' },
  postalCode: { id: 'bo.import.target.postalCode', defaultMessage: 'Postal code' },
  country: { id: 'app.country' },
  latitude: { id: 'bo.import.target.latitude', defaultMessage: 'Latitude' },
  longitude: { id: 'bo.import.target.longitude', defaultMessage: 'Longitude' },
  cityId: { id: 'bo.import.target.cityId', defaultMessage: 'City number in Rumbo' },
  phone: { id: 'bo.phone' },
  address: { id: 'bo.import.target.address', defaultMessage: 'Address, for rows without a city' },
  areaCode: { id: 'bo.import.target.areaCode', defaultMessage: 'Area code of phones' },
  contacts: { id: 'bo.import.target.contacts', defaultMessage: 'Exported contacts' },
  mark: { id: 'bo.import.target.mark', defaultMessage: 'Mark for a service' },
});

/** The target of a column that marks a service, which is chosen separately. */
export const MARK = 'service';

/** The possible fields of a column, by the server's names. */
const groups = {
  business: {
    ...pick(labels, PROVIDER_TEXT_NAMES),
    taxType: labels.taxTypeId,
    reference: own.reference,
    id: own.id,
  },
  place: {
    city: own.city,
    address: own.address,
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
    areaCode: own.areaCode,
    contacts: own.contacts,
  },
  services: {
    services: labels.services,
    [MARK]: own.mark,
    roles: labels.roles,
    lanes: labels.lanes,
    credentials: labels.credentials,
  },
};

const groupNames = defineMessages({
  business: { id: 'app.business' },
  place: { id: 'bo.place' },
  contacts: { id: 'bo.field.contacts' },
  services: { id: 'app.services' },
});

/** The name of a field in the schema, such as `BUSINESS_NAME`. */
const fieldName = (target: string) => (target === MARK ? MARK : target.replace(/[A-Z]/g, '_$&').toUpperCase());

export const targetGroups = Object.entries(groups).map(([name, targets]) => ({
  name: groupNames[name as keyof typeof groups],
  targets: Object.entries<MessageDescriptor>(targets).map(([target, message]) => [fieldName(target), message] as const),
}));

const all = new Map(targetGroups.flatMap(({ targets }) => targets));

/** The name of a column's target, or of a problem's subject; undefined if it has no name. */
export const targetMessage = (target: string): MessageDescriptor | undefined => all.get(target);

/** Targets that several columns may have. */
const ofSeveral = new Set([
  '',
  'CITY',
  'REGION',
  'TAX_NUMBER',
  'SERVICES',
  'EMAIL',
  'PHONE',
  'MOBILE_PHONE',
  'WHATSAPP',
  'AREA_CODE',
  'WEBSITE_URL',
]);
export const isOfSeveral = (target: string): boolean => ofSeveral.has(target);
