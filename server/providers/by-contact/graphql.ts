import { Credential } from '#server/credentials/credentialType.ts';
import { builder } from '#server/graphql/builder.ts';
import { NODE_POINTS } from '#server/graphql/paging.ts';
import type { Queryable } from '#server/platform/db.ts';
import { maySearch } from '#server/search/access.ts';
import { listApproved } from '../public/loadPublicProviders.ts';
import { Provider } from '../record/graphql.ts';
import { type ContactMatch, type ContactSearch, findByContact, MOST_MATCHES } from './findByContact.ts';
import { type CredentialMatch, findByCredential } from './findByCredential.ts';

const ContactLikeness = builder.enumType('ContactLikeness', {
  description: 'The likeness of a published contact and a text, best first.',
  values: {
    EXACT: { value: 'exact', description: 'The numbers, addresses or websites are the same.' },
    SAME_ENDING: {
      value: 'ending',
      description: 'The last eight digits of the numbers are the same, the other digits differ.',
    },
    SAME_DOMAIN: { value: 'domain', description: 'The addresses, or website and address, have the same domain.' },
    LOOK_ALIKE: { value: 'lookalike', description: 'The domains differ, but look alike: `carg0.com`, `cargo.net`.' },
  } as const,
});

const ContactMatchType = builder.objectRef<ContactMatch & { provider: object }>('ContactMatch').implement({
  description: 'A provider that publishes a contact.',
  fields: (t) => ({
    provider: t.field({
      type: Provider,
      description: 'An approved provider.',
      resolve: ({ provider }) => provider as never,
    }),
    likeness: t.expose('likeness', { type: ContactLikeness, description: 'The likeness of the contact and the text.' }),
    source: t.field({
      type: builder.enumType('ContactSource', {
        description: 'The source of a published contact.',
        values: {
          CONTACT: { value: 'contact', description: 'The list of contacts.' },
          BRANCH: { value: 'branch', description: 'The phone of a branch.' },
          WEBSITE: { value: 'website', description: 'The website.' },
        } as const,
      }),
      description: 'The source of the contact.',
      resolve: ({ source }) => source,
    }),
    value: t.exposeString('value', { description: 'The contact as published.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'The time of its last change.' }),
  }),
});

const ContactSearchType = builder.objectRef<ContactSearch>('ContactSearch').implement({
  description: 'The providers that publish a phone number, an email address or a website.',
  fields: (t) => ({
    kind: t.field({
      type: builder.enumType('ContactKind', {
        description: 'The interpretation of a text.',
        values: {
          PHONE: { value: 'phone', description: 'A phone number.' },
          EMAIL: { value: 'email', description: 'An email address.' },
          DOMAIN: { value: 'domain', description: 'A website, or the domain of email addresses.' },
        } as const,
      }),
      description: 'The interpretation of the text.',
      resolve: ({ kind }) => kind,
    }),
    isShared: t.exposeBoolean('isShared', {
      description:
        'Whether anyone can have an address or page at the domain, so that a contact there proves nothing about a business.',
    }),
    matches: t.field({
      type: [ContactMatchType],
      description: `The matches, best first; at most ${MOST_MATCHES}.`,
      complexity: { multiplier: MOST_MATCHES },
      resolve: ({ matches }, _, { reads }) => withProviders(reads, matches),
    }),
  }),
});

/** Adds the providers to matches. */
async function withProviders<Match extends { providerId: number }>(pool: Queryable, matches: Match[]) {
  const rows = await listApproved(pool, [...new Set(matches.map(({ providerId }) => providerId))]);
  return matches.flatMap((match) => {
    const provider = rows.find(({ id }) => id === match.providerId);
    return provider ? { ...match, provider } : [];
  });
}

builder.queryField('providersByContact', (t) =>
  t.field({
    type: ContactSearchType,
    authScopes: maySearch,
    description:
      'The approved providers that publish a phone number, an email address or a website: shows whether a ' +
      'contact really belongs to a business. Access tokens need `search:read`. Errors: BAD_USER_INPUT (none ' +
      'of the three), TOO_MANY_REQUESTS.',
    args: {
      text: t.arg.string({
        required: true,
        description: 'A number in any notation, an address, a domain or the URL of a website; at most 254 characters.',
      }),
    },
    complexity: NODE_POINTS,
    resolve: (_, { text }, context) => findByContact(context, text),
  }),
);

const CredentialMatchType = builder.objectRef<CredentialMatch & { provider: object }>('CredentialMatch').implement({
  description: 'A provider with a number at a public register.',
  fields: (t) => ({
    provider: t.field({
      type: Provider,
      description: 'An approved provider.',
      resolve: ({ provider }) => provider as never,
    }),
    credential: t.expose('credential', { type: Credential, description: 'The number, with its last check.' }),
  }),
});

builder.queryField('providersByCredential', (t) =>
  t.field({
    type: [CredentialMatchType],
    authScopes: maySearch,
    description:
      'The approved providers with a number that was found at a public register, such as USDOT or RNTRC; at most ' +
      `${MOST_MATCHES}. ` +
      'Access tokens need `search:read`. Errors: BAD_USER_INPUT, TOO_MANY_REQUESTS.',
    args: { number: t.arg.string({ required: true, description: 'The number in any register, up to 40 characters.' }) },
    complexity: { field: NODE_POINTS, multiplier: MOST_MATCHES },
    resolve: async (_, { number }, { reads }) => withProviders(reads, await findByCredential(reads, number)),
  }),
);
