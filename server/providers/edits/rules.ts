import type { Prisma } from '#server/generated/prisma/client.ts';
import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import type { ProviderText } from '#shared/providerForm.ts';

/** They say who a business is and how it is reached: staff always review them. */
type Identity = 'businessName' | 'commercialName' | 'websiteUrl' | 'taxNumber';

/** The parts of a provider for which staff choose whether an owner's edit needs review. */
export type RuledPart = Exclude<ProviderText, Identity> | 'services' | 'hours' | 'image';

/** Whether an owner's edit of the part waits. */
export type EditRules = Record<RuledPart, boolean>;

/** Until staff choose. */
const DEFAULTS: EditRules = { description: true, services: true, hours: false, image: true };
export const RULED_PARTS = Object.keys(DEFAULTS) as RuledPart[];

const KEY = 'edit_rules';

export async function loadEditRules(tx: Pick<Prisma.TransactionClient, 'setting'>): Promise<EditRules> {
  const stored = await tx.setting.findUnique({ where: { key: KEY } });
  return { ...DEFAULTS, ...(stored?.value as Partial<EditRules> | undefined) };
}

/** Changes the rules for edits that are sent in from now on. */
export async function saveEditRules(context: Context, changed: Partial<EditRules>): Promise<void> {
  await context.db.prisma.$transaction(async (tx) => {
    const before = await loadEditRules(tx);
    const value = { ...before, ...changed };
    await tx.setting.upsert({ where: { key: KEY }, create: { key: KEY, value }, update: { value } });
    await writeLog(tx, context, { code: 'editRulesChanged', before, after: value });
  });
}

/**
 * Whether an edit of this part of the form waits. The city goes with the places of the services; branches always wait,
 * as contacts do, but for the hours of those that are public.
 */
export function isReviewed(rules: EditRules, part: string): boolean {
  if (part === 'addressId') return rules.services;
  return rules[part as RuledPart] ?? true;
}
