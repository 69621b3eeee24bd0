import { flag, id, list, moment, named, oneOf, orNull, record, type Schema, text, whole } from '#server/rest/schema.ts';

const account = record({
  id: id(),
  email: text(),
  emailVerifiedAt: orNull(moment()),
  displayName: text(),
  firstName: orNull(text()),
  lastName: orNull(text()),
  imageUrl: orNull(text()),
  language: text(),
  isSuperAdmin: flag(),
  createdAt: moment(),
  updatedAt: moment(),
  deletionDueAt: orNull(moment()),
});

const signInWith = record({ provider: text(), subject: text('The user id of the third party.'), createdAt: moment() }, [
  'subject',
  'createdAt',
]);

const session = record({
  createdAt: moment(),
  lastSeenAt: moment(),
  expiresAt: moment(),
  userAgent: orNull(text()),
  isThisOne: flag(),
});

const program = record({
  name: text(),
  scopes: list(text()),
  createdAt: moment(),
  expiresAt: moment(),
  lastUsedAt: orNull(moment()),
  revokedAt: orNull(moment()),
});

const mailedLink = record(
  { purpose: text(), createdAt: moment(), expiresAt: moment(), usedAt: orNull(moment()), email: orNull(text()) },
  ['email'],
);

const business = record({
  id: id(),
  linkedAt: orNull(moment()),
  preRegisteredWithYourEmail: flag(),
  businessName: text(),
  commercialName: orNull(text()),
  websiteUrl: orNull(text()),
  taxType: orNull(text()),
  taxNumber: orNull(text()),
  description: text(),
  address: text(),
  approvedAt: orNull(moment()),
  rejectedAt: orNull(moment()),
  contacts: list(text()),
  services: list(text()),
  image: orNull(record({ file: text(), approvedAt: orNull(moment()) })),
  language: orNull(text()),
  createdAt: moment(),
  updatedAt: moment(),
  decisions: list(record({ kind: text(), reason: orNull(text()), createdAt: moment() })),
});

const file = record({
  url: text(undefined, { format: 'uri-reference' }),
  contentType: text(),
  byteSize: whole(),
  createdAt: moment(),
  businessId: orNull(id()),
});

/** The value may be of any type, depending on the changed object. */
const snapshot: Schema = { type: ['object', 'null'] };

const entry = record(
  {
    createdAt: moment(),
    severity: oneOf(['info', 'warning', 'error']),
    message: text(),
    doneBy: oneOf(['you', 'others']),
    about: orNull(record({ type: text(), id: orNull(whole()) })),
    before: snapshot,
    after: snapshot,
  },
  ['before', 'after'],
);

export const PersonalData = named(
  'PersonalData',
  'All personal data of the signed-in user, without secrets or data of other people.',
  record({
    writtenAt: moment(),
    account,
    agreement: orNull(record({ version: orNull(text()), acceptedAt: moment() })),
    signInWith: list(signInWith),
    sessions: list(session),
    programs: list(program),
    mailedLinks: list(mailedLink),
    businesses: list(business),
    files: list(file),
    log: list(entry),
  }),
);
