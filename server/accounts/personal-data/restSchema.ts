import * as z from 'zod';
import { texts } from '#server/providers/record/restSchema.ts';
import { id, text, timestamp } from '#server/rest/schema.ts';
import { PROVIDER_TEXT_NAMES } from '#shared/providerForm.ts';

export const account = z.object({
  id: id(),
  email: z.string(),
  emailVerifiedAt: timestamp().nullable(),
  displayName: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  imageUrl: z.string().nullable(),
  language: z.string(),
  isSuperAdmin: z.boolean(),
  createdAt: timestamp(),
  updatedAt: timestamp(),
  deletionDueAt: timestamp().nullable(),
});

const signInWith = z.object({
  provider: z.string(),
  subject: text('The id of the user at the third party.').optional(),
  createdAt: timestamp().optional(),
});

const session = z.object({
  createdAt: timestamp(),
  lastSeenAt: timestamp(),
  expiresAt: timestamp(),
  userAgent: z.string().nullable(),
  network: z.string().nullable(),
  isThisOne: z.boolean(),
});

const program = z.object({
  name: z.string(),
  scopes: z.array(z.string()),
  createdAt: timestamp(),
  expiresAt: timestamp(),
  lastUsedAt: timestamp().nullable(),
  revokedAt: timestamp().nullable(),
});

const mailedLink = z.object({
  purpose: z.string(),
  createdAt: timestamp(),
  expiresAt: timestamp(),
  usedAt: timestamp().nullable(),
  email: z.string().nullable().optional(),
});

const business = z.object({
  id: id(),
  linkedAt: timestamp().nullable(),
  preRegisteredWithYourEmail: z.boolean(),
  ...texts(PROVIDER_TEXT_NAMES),
  taxType: z.string().nullable(),
  address: z.string(),
  status: z.string(),
  approvedAt: timestamp().nullable(),
  rejectedAt: timestamp().nullable(),
  suspendedAt: timestamp().nullable(),
  confirmedAt: timestamp().nullable(),
  contacts: z.array(z.string()),
  services: z.array(z.string()),
  branches: z.array(z.string()),
  roles: z.array(z.string()),
  lanes: z.array(z.string()),
  credentials: z.array(z.string()),
  image: z.object({ file: z.string(), approvedAt: timestamp().nullable() }).nullable(),
  language: z.string().nullable(),
  createdAt: timestamp(),
  updatedAt: timestamp(),
  decisions: z.array(z.object({ kind: z.string(), reason: z.string().nullable(), createdAt: timestamp() })),
});

const edit = z.object({
  businessId: id(),
  createdAt: timestamp(),
  outcome: z.enum(['applied', 'refused', 'takenBack']).nullable(),
  reason: z.string().nullable(),
  decidedAt: timestamp().nullable(),
  noticeUntil: timestamp().nullable(),
  changes: z.record(z.string(), z.unknown()),
});

const claim = z.object({
  businessId: id(),
  method: z.enum(['domain', 'listedEmail', 'document']),
  email: z.string().nullable(),
  createdAt: timestamp(),
  state: z.string(),
  noticeUntil: timestamp().nullable(),
  objectedAt: timestamp().nullable(),
  reason: z.string().nullable(),
  endedAt: timestamp().nullable(),
});

const invitation = z.object({
  businessId: id(),
  role: z.enum(['owner', 'editor']),
  createdAt: timestamp(),
  expiresAt: timestamp(),
});

const watch = z.object({
  query: text('The search of the results page; empty for a provider.'),
  providerId: id().nullable(),
  rhythm: z.enum(['daily', 'weekly']),
  language: z.string(),
  country: z.string().nullable(),
  createdAt: timestamp(),
  confirmedAt: timestamp().nullable(),
  endsAt: timestamp(),
});

const report = z.object({
  businessId: id(),
  kind: z.string(),
  state: z.string(),
  proposed: z.string().nullable(),
  text: z.string(),
  language: z.string(),
  network: z.string(),
  reason: z.string().nullable(),
  createdAt: timestamp(),
  decidedAt: timestamp().nullable(),
});

const load = z.object({
  from: z.string(),
  to: z.string(),
  cargo: z.string(),
  weight: z.string(),
  date: z.string(),
  note: z.string(),
  createdAt: timestamp(),
  changedAt: timestamp(),
  linkEndsAt: timestamp().nullable(),
  asked: z.array(
    z.object({
      providerId: id(),
      way: z.enum(['whatsapp', 'email', 'phone']),
      askedAt: timestamp(),
      isSent: z.boolean(),
      answer: z.enum(['answered', 'price', 'no']).nullable(),
      price: z.string(),
    }),
  ),
});

const file = z.object({
  url: text(undefined, { format: 'uri-reference' }),
  contentType: z.string(),
  byteSize: z.int(),
  createdAt: timestamp(),
  businessId: id().nullable(),
});

/** The values of the changed object; their types depend on the kind of object. */
const snapshot = z.record(z.string(), z.unknown()).nullable().optional();

const entry = z.object({
  createdAt: timestamp(),
  severity: z.enum(['info', 'warning', 'error']),
  code: z.string(),
  message: z.string(),
  doneBy: z.enum(['you', 'others']),
  about: z.object({ type: z.string(), id: z.int().nullable() }).nullable(),
  before: snapshot,
  after: snapshot,
});

export const PersonalData = z
  .object({
    writtenAt: timestamp(),
    account,
    agreement: z.object({ version: z.string().nullable(), acceptedAt: timestamp() }).nullable(),
    signInWith: z.array(signInWith),
    sessions: z.array(session),
    programs: z.array(program),
    mailedLinks: z.array(mailedLink),
    businesses: z.array(business),
    edits: z.array(edit),
    claims: z.array(claim),
    invitations: z.array(invitation),
    shortlist: z.array(z.object({ providerId: z.int(), createdAt: timestamp() })),
    loads: z.array(load),
    watches: z.array(watch),
    reports: z.array(report),
    files: z.array(file),
    log: z.array(entry),
  })
  .meta({
    title: 'PersonalData',
    description: 'Everything stored about the signed-in user, without secrets and without data about other people.',
  });
