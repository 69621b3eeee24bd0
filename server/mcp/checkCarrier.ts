import * as z from 'zod';
import type { MessageKey } from '#server/i18n/messages.ts';
import { message } from '#server/i18n/messages.ts';
import { Invalid } from '#server/platform/errors.ts';
import { tool } from './answer.ts';
import {
  type Carrier,
  CREDENTIAL,
  type Credential,
  carrierShape,
  credentialOf,
  credentialShape,
  ENTRY,
  entryOf,
  namesOf,
  untrustedShape,
  wordOf,
} from './carrier.ts';

interface Data {
  byNumber?: { provider: Carrier; credential: Credential }[];
  check?: {
    kind: string;
    isShared: boolean;
    matches: {
      likeness: 'EXACT' | 'SAME_ENDING' | 'SAME_DOMAIN' | 'LOOK_ALIKE';
      source: string;
      updatedAt: string;
      provider: Carrier;
    }[];
  };
}

const VERDICTS = ['published', 'domain', 'similar', 'shared', 'unknown', 'other'] as const;
const ADVICE = Object.fromEntries(VERDICTS.map((verdict) => [verdict, `check.${verdict}`])) as Record<
  (typeof VERDICTS)[number],
  MessageKey
>;

/** The advice for a register number, which does not prove the identity of the person who gave it. */
const NUMBER_ADVICE = {
  ...ADVICE,
  published: 'check.registered',
  other: 'check.registeredOther',
  unknown: 'check.unregistered',
} as const;

export const checkCarrier = tool<Data>()({
  name: 'check_carrier',
  title: 'Check a phone, domain or register number of a carrier',
  description:
    'Checks whether a phone, email address or website belongs to a carrier. Returns which carriers publish it, since when it has been unchanged and, with `id`, whether that carrier publishes it. Also returns the carrier with a number of a public register (USDOT, RNTRC …), as the register showed it. Give exactly one of `phone`, `domain` and `number`.',
  input: {
    phone: z
      .string()
      .trim()
      .min(6)
      .max(60)
      .optional()
      .describe('The phone number as written, with its area code; with + and country code if known.'),
    domain: z
      .string()
      .trim()
      .min(3)
      .max(254)
      .optional()
      .describe('An email address, a domain or the URL of a website.'),
    number: z
      .string()
      .trim()
      .min(1)
      .max(40)
      .optional()
      .describe('A number of a public register of transport businesses.'),
    id: z.int().positive().optional().describe('The `id` of the carrier to check, if known.'),
  },
  output: {
    readAs: z.enum(['phone', 'email', 'domain', 'number']),
    verdict: z
      .enum(VERDICTS)
      .describe(
        'published: a carrier publishes it, or the carrier with `id` if given. other: a different carrier than `id` publishes it. domain: a carrier publishes another address at this domain. similar: only the ending of a number is the same, or the domains look alike. shared: everyone can have an address at this domain. unknown: no carrier publishes it, or no register showed it as active in the name of a carrier.',
      ),
    advice: z.string().describe('The meaning of the verdict, and what to do. Pass it on to the user.'),
    carriers: z.array(
      z.object({
        ...carrierShape,
        match: z.enum(['exact', 'same domain', 'same ending', 'look alike']),
        publishedAs: z.array(z.enum(['contact', 'branch', 'website', 'credential'])),
        unchangedSince: z.iso.datetime().optional(),
        credential: credentialShape.optional(),
        untrusted: untrustedShape,
      }),
    ),
  },
  operation: `query McpCheckCarrier($text: String!, $isNumber: Boolean!) {
    byNumber: providersByCredential(number: $text) @include(if: $isNumber) {
      credential { ${CREDENTIAL} } provider { ${ENTRY} commercialName }
    }
    check: providersByContact(text: $text) @skip(if: $isNumber) {
      kind isShared
      matches { likeness source updatedAt provider { ${ENTRY} commercialName } }
    }
  }`,
  variables: ({ phone, domain, number }) => {
    const given = [phone, domain, number].filter((text) => text !== undefined);
    if (given.length !== 1) throw new Invalid('check.one', { field: 'phone' });
    return { text: given[0], isNumber: number !== undefined };
  },
  answer: ({ check, byNumber = [] }, { id, phone, domain, number }, context) => {
    const published = check?.matches ?? [];
    const exact = [...published.filter(({ likeness }) => likeness === 'EXACT'), ...byNumber];
    const isTheirs = id === undefined || exact.some(({ provider }) => provider.databaseId === id);
    const verdict = verdictOf(exact.length > 0 ? isTheirs : null, check);
    return {
      source: `${context.publicUrl}/?${new URLSearchParams({ q: phone ?? domain ?? number ?? '' })}`,
      readAs: check?.kind.toLowerCase() ?? 'number',
      verdict,
      advice: message(check ? ADVICE[verdict] : NUMBER_ADVICE[verdict], context.language),
      carriers: [
        // the best match of a carrier comes first
        ...[...Map.groupBy(published, ({ provider }) => provider.databaseId).values()].map((all) => ({
          ...entryOf(all[0]!.provider, context),
          match: wordOf(all[0]!.likeness),
          publishedAs: [...new Set(all.map(({ source }) => source.toLowerCase()))],
          unchangedSince: all[0]!.updatedAt,
          untrusted: namesOf(all[0]!.provider),
        })),
        ...byNumber.map(({ credential, provider }) => ({
          ...entryOf(provider, context),
          match: 'exact',
          publishedAs: ['credential'],
          credential: credentialOf(credential),
          untrusted: namesOf(provider),
        })),
      ],
    };
  },
});

/** The verdict. `isTheirs` is null if no carrier publishes the contact. */
function verdictOf(isTheirs: boolean | null, check: Data['check']) {
  if (isTheirs !== null) return isTheirs ? 'published' : 'other';
  if (check?.isShared) return 'shared';
  const likest = check?.matches[0]?.likeness;
  if (likest === 'SAME_DOMAIN') return 'domain';
  return likest ? 'similar' : 'unknown';
}
