import * as z from 'zod/mini';
import { type CredentialError, credentials } from './credentialForm.ts';
import { MOST_CREDENTIALS } from './credentials.ts';
import { BUSINESS_ROLES, LANE_RHYTHMS, MOST_LANES, repeatsLane } from './lane.ts';
import { MAX_HOURS, tidyHours } from './openingHours.ts';
import { tidyText } from './tidyText.ts';

/** Error messages of a form's rules. The server and the web have a text for each. */
export type FormError =
  | 'text.tooLong'
  | 'text.malformed'
  | 'provider.nameRequired'
  | 'provider.descriptionRequired'
  | 'provider.website'
  | 'provider.addressRequired'
  | 'provider.serviceRequired'
  | 'provider.tooMany.contacts'
  | 'provider.tooMany.services'
  | 'provider.tooMany.branches'
  | 'provider.tooMany.lanes'
  | CredentialError
  | 'branch.hours'
  | 'lane.fromRequired'
  | 'lane.toRequired'
  | 'lane.sameEnds'
  | 'lane.repeated'
  | 'providerService.serviceRequired'
  | 'providerService.addressRequired';

export interface TextRule {
  /** The maximum length, in UTF-16 code units. */
  max: number;
  /** The stored value of an empty text. */
  blank: '' | null;
  /** The description for the documentation of REST and GraphQL. */
  about: string;
  example?: string;
  required?: FormError;
  pattern?: { is: RegExp; error: FormError };
  /** Only staff and the owner see the text. */
  isPrivate?: true;
  /** The public form has this field, too, with these differences. */
  asked?: Partial<TextRule>;
}

const website = (is: RegExp) => ({ is, error: 'provider.website' }) as const;

/**
 * The texts of a provider. Forms, GraphQL, REST, CSV, history and webhooks derive from this list; ARCHITECTURE.md lists
 * the other files for a new one.
 */
export const PROVIDER_TEXTS = {
  businessName: {
    max: 200,
    blank: '',
    about: 'The legal name of the business.',
    example: 'Andes Fríos S.R.L.',
    required: 'provider.nameRequired',
    asked: {},
  },
  commercialName: { max: 200, blank: null, about: 'The trade name.' },
  websiteUrl: {
    max: 300,
    blank: null,
    about: 'The website: http(s)://host.tld[/path].',
    example: 'https://andes.example',
    pattern: website(/^https?:\/\/([\p{L}\d]([\p{L}\d-]{0,61}[\p{L}\d])?\.)+\p{L}{2,63}(:\d{1,5})?([/?#]\S*)?$/iu),
    asked: {
      about: 'The website: a domain, with or without http(s):// and a path.',
      pattern: website(/^(https?:\/\/)?([\p{L}\d]([\p{L}\d-]{0,61}[\p{L}\d])?\.)+\p{L}{2,63}(:\d{1,5})?([/?#]\S*)?$/iu),
    },
  },
  taxNumber: { max: 50, blank: null, about: 'The tax number as the provider wrote it.', isPrivate: true, asked: {} },
  description: {
    max: 5_000,
    blank: '',
    about: 'The activity of the business, in its own words.',
    example: 'Refrigerated trucks.',
    asked: { max: 2_000, required: 'provider.descriptionRequired' },
  },
} as const satisfies Record<string, TextRule>;

type Texts = typeof PROVIDER_TEXTS;
export type ProviderText = keyof Texts;
export type PublicText = {
  [Name in ProviderText]: Texts[Name] extends { isPrivate: true } ? never : Name;
}[ProviderText];
export type SubmissionText = {
  [Name in ProviderText]: Texts[Name] extends { asked: object } ? Name : never;
}[ProviderText];

export const PROVIDER_TEXT_NAMES = Object.keys(PROVIDER_TEXTS) as ProviderText[];
export const SUBMISSION_TEXT_NAMES = PROVIDER_TEXT_NAMES.filter(
  (name): name is SubmissionText => 'asked' in PROVIDER_TEXTS[name],
);
/** The texts that the public form contains. */
export const SUBMISSION_TEXTS = Object.fromEntries(
  SUBMISSION_TEXT_NAMES.map((name) => [name, { ...PROVIDER_TEXTS[name], ...PROVIDER_TEXTS[name].asked }]),
) as { [Name in SubmissionText]: TextRule & Pick<Texts[Name], 'blank'> };
export const PUBLIC_TEXT_NAMES = PROVIDER_TEXT_NAMES.filter(
  (name): name is PublicText => !('isPrivate' in PROVIDER_TEXTS[name]),
);

export const PRIVATE_TEXT_NAMES = PROVIDER_TEXT_NAMES.filter((name) => 'isPrivate' in PROVIDER_TEXTS[name]);

/** Selects properties of an object, such as the texts of a row. */
export function pick<Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
}

type Rules = Record<string, TextRule>;
type TextFields<Of extends Rules> = {
  [Name in keyof Of]: z.ZodMiniType<string | Of[Name]['blank'], string | null | undefined>;
};

function textsOf<Of extends Rules>(rules: Of): TextFields<Of> {
  return Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [name, textOf(rule)]),
  ) as unknown as TextFields<Of>;
}

function textOf({ max, blank, required, pattern }: TextRule) {
  const say = (error: FormError) => ({ error });
  const text = z.string().check(
    z.refine((value) => value !== '' || !required, say(required ?? 'text.malformed')),
    z.maxLength(max, say('text.tooLong')),
    z.refine((value) => value.isWellFormed() && !/[\0\ufffd]/.test(value), say('text.malformed')),
    z.refine((value) => value === '' || !pattern || pattern.is.test(value), say(pattern?.error ?? 'text.malformed')),
  );
  const trimmed = z.transform((value: string | null | undefined) => tidyText(value ?? ''));
  return z.pipe(
    z.pipe(trimmed, text),
    z.transform((value) => value || blank),
  );
}

/** A chosen id: a number, or its digits as in form fields. */
const id = (error: FormError) =>
  z.pipe(
    z.transform((chosen: string | number | null | undefined) => Number(chosen)),
    z.int({ error }).check(z.minimum(1, { error })),
  );

const optionalId = z.transform((chosen: string | number | null | undefined) => Number(chosen) || null);

function orElse<Output, const Blank>(schema: z.ZodMiniType<Output>, blank: Blank) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value): Output | Blank => value ?? blank),
  );
}

/** The maximum numbers of items, as every result shows all. A provider that serves a region names the region once. */
export const MOST = { contacts: 200, services: 1_000, branches: 50, lanes: MOST_LANES, credentials: MOST_CREDENTIALS };

/** The texts of a branch. */
export const BRANCH_TEXTS = {
  name: { max: 120, blank: null, about: 'The name or the street of the branch.', example: 'Depósito Norte' },
  phone: {
    max: 254,
    blank: null,
    about: 'The phone of the branch. Without a country code, the country is that of the place.',
  },
  hours: {
    max: MAX_HOURS,
    blank: null,
    about: "The opening hours in local time, in the notation of schema.org's `openingHours` and OpenStreetMap.",
    example: 'Mo-Fr 08:00-12:00,14:00-18:00; Sa 08:00-12:00',
  },
} as const satisfies Record<string, TextRule>;

const hours = z.pipe(
  textOf(BRANCH_TEXTS.hours),
  z.transform((text: string | null, { issues }) => {
    const tidy = text === null ? null : tidyHours(text);
    if (tidy === null && text !== null) issues.push({ code: 'custom', message: 'branch.hours', input: text });
    return tidy;
  }),
);

const lane = z
  .object({
    id: z.string(),
    fromId: id('lane.fromRequired'),
    toId: id('lane.toRequired'),
    bothWays: orElse(z.boolean(), false),
    serviceId: optionalId,
    rhythm: orElse(z.enum(LANE_RHYTHMS), 'on_demand'),
  })
  .check(
    z.refine(({ fromId, toId }) => fromId !== toId, { error: 'lane.sameEnds' satisfies FormError, path: ['toId'] }),
  );

/** The lanes, without repeated ones: a two-way lane includes the way back. */
const lanes = z.array(lane).check(z.maxLength(MOST_LANES, { error: 'provider.tooMany.lanes' }), ({ value, issues }) => {
  value.forEach((one, at) => {
    if (value.slice(0, at).some((earlier) => repeatsLane(one, earlier)))
      issues.push({ code: 'custom', message: 'lane.repeated', path: [at, 'toId'], input: one });
  });
});

/**
 * The complete form of a provider. The rules of a contact depend on the country of its place: the server checks them.
 */
export const providerForm = z.object({
  ...textsOf(PROVIDER_TEXTS),
  taxTypeId: optionalId,
  placeId: id('provider.addressRequired'),
  roles: z.nullish(
    z.pipe(
      z.array(z.enum(BUSINESS_ROLES)),
      z.transform((chosen) => BUSINESS_ROLES.filter((role) => chosen.includes(role))),
    ),
  ),
  contacts: z.array(z.unknown()).check(z.maxLength(MOST.contacts, { error: 'provider.tooMany.contacts' })),
  services: z
    .array(
      z.object({
        id: z.string(),
        serviceId: id('providerService.serviceRequired'),
        placeId: id('providerService.addressRequired'),
      }),
    )
    .check(
      z.minLength(1, { error: 'provider.serviceRequired' }),
      z.maxLength(MOST.services, { error: 'provider.tooMany.services' }),
    ),
  branches: z.nullish(
    z
      .array(
        z.object({
          id: z.string(),
          placeId: id('providerService.addressRequired'),
          ...textsOf(BRANCH_TEXTS),
          hours,
        }),
      )
      .check(z.maxLength(MOST.branches, { error: 'provider.tooMany.branches' })),
  ),
  lanes: z.nullish(lanes),
  credentials: z.nullish(credentials),
});

/** The number of services an applicant can add to the first one; more are possible once the business is published. */
const MOST_SUBMITTED = 20;

/** The fields of a business in the public form; its contacts have separate rules. */
export const submissionForm = z.object({
  ...textsOf(SUBMISSION_TEXTS),
  serviceId: id('providerService.serviceRequired'),
  placeId: id('providerService.addressRequired'),
  /** Services in addition to the first one. */
  moreServices: z.pipe(
    z.nullish(
      z
        .array(
          z.object({
            serviceId: id('providerService.serviceRequired'),
            placeId: id('providerService.addressRequired'),
          }),
        )
        .check(z.maxLength(MOST_SUBMITTED, { error: 'provider.tooMany.services' })),
    ),
    z.transform((more) => more ?? []),
  ),
  lanes: z.nullish(lanes),
});

export interface FormIssue {
  error: FormError;
  /** The path of the field, such as `services.0.placeId`. */
  field: string;
  /** The exceeded limit. */
  max?: number;
}

/** The validated values of a form, or their errors, in the order of the fields. */
export function checkForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  form: unknown,
): { data: z.output<Schema>; issues: null } | { data: null; issues: [FormIssue, ...FormIssue[]] } {
  const { data, error } = schema.safeParse(form);
  if (!error) return { data, issues: null };
  const issues = error.issues.map((issue) => ({
    error: issue.message as FormError,
    field: issue.path.join('.'),
    ...(issue.code === 'too_big' && { max: Number(issue.maximum) }),
  }));
  return { data: null, issues: issues as [FormIssue, ...FormIssue[]] };
}

/** Texts as the values of a form's fields: those of a row, or blank ones. */
export function formTexts<Name extends string>(
  row: Record<Name, string | null | undefined> | null,
  names: readonly Name[],
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, (row?.[name] ?? '').trim()])) as Record<Name, string>;
}
