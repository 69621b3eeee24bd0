import { contactType } from '#server/contacts/restBody.ts';
import { id, list, moment, named, orNull, record, type Schema, text, whole } from '#server/rest/schema.ts';
import { publicFields } from '../public/restSchema.ts';

const rowFields = {
  id: id(),
  businessName: text('The legal name.'),
  commercialName: orNull(text()),
  taxNumber: orNull(text()),
  approvedAt: orNull(moment('Null while nobody has approved it.')),
  approvedBy: orNull(id('Who approved it.')),
  approver: orNull(record({ displayName: text() })),
  createdAt: moment(),
  updatedAt: moment(),
};

export const ProviderRow = named('ProviderRow', 'A provider in a list.', record(rowFields));

export const Provider = named(
  'Provider',
  'A provider with all that is its.',
  record({
    ...rowFields,
    ...publicFields,
    address: record({ id: id(), displayName: text('With region and country.') }),
    taxTypesId: orNull(id()),
    rejectedAt: orNull(moment('Null when it was not sent back.')),
    image: orNull(
      record({
        url: text('On this site.', { format: 'uri-reference' }),
        approvedAt: orNull(moment('Null while nobody but staff sees it.')),
      }),
    ),
    users: list(record({ id: id(), displayName: text(), email: text() }), 'The people whose business it is.'),
    version: whole('Grows with each save; sent back with the next one.', { minimum: 1 }),
  }),
);

const itemId: Schema = {
  type: ['integer', 'string'],
  description:
    'The id of an item that is there. Without one, or one that begins with `n`, it is new. Items that are left out are deleted.',
};

export const ProviderForm = named(
  'ProviderForm',
  'The whole form of a provider.',
  record(
    {
      businessName: text('The legal name.', { minLength: 1, maxLength: 200, examples: ['Andes Fríos S.R.L.'] }),
      commercialName: orNull(text(undefined, { maxLength: 200 })),
      websiteUrl: orNull(text('http(s)://host.tld[/path]', { maxLength: 300, examples: ['https://andes.example'] })),
      taxTypesId: orNull(whole('See `/api/tax-types`.', { minimum: 1 })),
      taxNumber: orNull(text(undefined, { maxLength: 50 })),
      description: orNull(text(undefined, { maxLength: 5_000 })),
      addressesId: id("The provider's city: see `/api/address`.", 3838583),
      contacts: {
        ...list(
          record(
            {
              id: itemId,
              contactType,
              contactValue: text(
                'An e-mail address, or a phone number: without a country code it is of the country of the address.',
                {
                  maxLength: 254,
                  examples: ['cargas@andes.example'],
                },
              ),
            },
            ['id'],
          ),
          'The whole list.',
        ),
        maxItems: 200,
      },
      providerServices: {
        ...list(
          record(
            {
              id: itemId,
              servicesId: id('See `/api/services`.', 29),
              addressesId: id('Where it is offered: see `/api/address`.', 3838583),
            },
            ['id'],
          ),
          'The whole list.',
        ),
        minItems: 1,
        maxItems: 200,
      },
    },
    ['commercialName', 'websiteUrl', 'taxTypesId', 'taxNumber', 'description', 'contacts'],
  ),
);

const version = orNull(
  whole('The one that was edited: a newer one is refused with 409. Without it the last save wins.', { minimum: 1 }),
);

export const VersionedProviderForm = named(
  'VersionedProviderForm',
  'The whole form of a provider, and the version that was edited.',
  {
    ...record({ ...ProviderForm.properties, version }),
    required: ProviderForm.required!,
  },
);

export const Rejection = record(
  {
    reason: text('Plain text for the applicant.', { minLength: 1, maxLength: 2_000, examples: ['No phone answers.'] }),
    changesRequested: { type: 'boolean', description: 'Whether it may be sent in again, corrected.', default: false },
    silent: { type: 'boolean', description: 'Tells the applicant nothing.', default: false },
  },
  ['changesRequested', 'silent'],
);

export const search = text('Only those with all these words in their names, tax number or applicant e-mail.');
