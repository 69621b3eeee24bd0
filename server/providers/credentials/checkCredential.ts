import type { Context } from '#server/graphql/context.ts';
import { Invalid, NotFound } from '#server/platform/errors.ts';
import { parseText } from '#server/platform/text.ts';
import {
  CHECK_DAYS,
  type CheckResult,
  CREDENTIAL_KINDS,
  type CredentialKindName,
  credentialText,
  dayText,
  isDay,
  tidyCredential,
} from '#shared/credentials.ts';
import { changeProvider } from '../change/changeProvider.ts';

interface SeenCredential {
  providerId: number;
  kind: CredentialKindName;
  number: string;
  result: CheckResult;
  /** The name of the source; null: the register of the kind. */
  source?: string | null | undefined;
  /** The day of the check. */
  sourceDate: string;
  seenName?: string | null | undefined;
}

const DAY_MS = 86_400_000;
const MOST_TEXT = 200;

/** Records the result of a check by staff of a declared credential at its register. Throws `Invalid`, `NotFound`. */
export async function checkCredential(context: Context, input: SeenCredential): Promise<void> {
  const { providerId, kind, result, sourceDate } = input;
  if (!(await context.db.prisma.provider.count({ where: { id: providerId } }))) throw new NotFound('provider.notFound');
  const number = tidyCredential(kind, input.number);
  const source = parseText(input.source, { field: 'source', max: MOST_TEXT }) || CREDENTIAL_KINDS[kind].issuer;
  const seenName = parseText(input.seenName, { field: 'seenName', max: MOST_TEXT });
  const age = isDay(sourceDate) ? Date.now() - Date.parse(sourceDate) : Number.NaN;
  // tomorrow is accepted: it is already later in other time zones
  if (!(age > -DAY_MS && age < CHECK_DAYS * DAY_MS))
    throw new Invalid('credential.sourceDate', { field: 'sourceDate' });
  if (!seenName && (result === 'match' || result === 'other_name'))
    throw new Invalid('credential.seenName', { field: 'seenName' });
  const event = {
    code: 'credentialChecked',
    parameters: { credential: credentialText(kind, number), result, source, date: dayText(sourceDate) },
  } as const;
  await changeProvider(context, providerId, event, async (tx) => {
    const { businessName, credentials } = await tx.provider.findUniqueOrThrow({
      where: { id: providerId },
      select: { businessName: true, credentials: { where: { kind, number } } },
    });
    if (credentials.length === 0) throw new NotFound('credential.none');
    await tx.credentialCheck.create({
      data: {
        ...{ providerId, kind, number, source, result, by: 'staff', sourceDate: new Date(sourceDate) },
        ...{ seenName: seenName || null, ofName: businessName, userId: context.viewer?.id ?? null },
      },
    });
  });
}
