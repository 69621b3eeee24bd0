import { id, moment, named, oneOf, orNull, record, text, whole } from '#server/rest/schema.ts';
import { publicFields } from '../public/restSchema.ts';

export const OwnProvider = named(
  'OwnProvider',
  'A provider as its owner sees it.',
  record({
    id: id(),
    status: oneOf(['waiting', 'sent-back', 'rejected', 'approved'], 'Where it is on its way into the directory.'),
    reason: orNull(text('Why it was sent back or rejected; null when it was not, or nothing was said.')),
    version: whole('Grows with each save; sent back with the next one.', { minimum: 1 }),
    ...publicFields,
    taxTypesId: orNull(id()),
    taxNumber: orNull(text()),
    address: record({ displayName: text('With region and country.') }),
    createdAt: moment('When it was sent in.'),
  }),
);
