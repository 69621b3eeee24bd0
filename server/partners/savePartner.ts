import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { isDuplicate } from '#server/platform/db.ts';
import { NotFound, Stale, Taken } from '#server/platform/errors.ts';
import { parseEmail, parseFields, parseText } from '#server/platform/text.ts';

/** Creates a partner and returns its id. Throws `Invalid`, `Conflict` for a duplicate name. */
export async function createPartner(context: Context, form: PartnerForm): Promise<number> {
  const partner = parsePartnerForm(form);
  return unlessTaken(() =>
    context.db.prisma.$transaction(async (tx) => {
      const { id } = await tx.partner.create({ data: partner });
      await writeLog(tx, context, {
        code: 'partnerCreated',
        subject: { type: 'partner', id },
        after: { ...partner },
      });
      return id;
    }),
  );
}

/** Updates a partner. Throws `Invalid`, `NotFound`, `Conflict` for a duplicate name or when `version` is outdated. */
export async function updatePartner(
  context: Context,
  { id, version, ...form }: PartnerForm & { id: number; version?: number | null },
): Promise<void> {
  const partner = parsePartnerForm(form);
  await unlessTaken(() =>
    context.db.prisma.$transaction(async (tx) => {
      await tx.$queryRaw`select 1 from partners where id = ${id} for no key update`;
      const before = await tx.partner.findUnique({ where: { id } });
      if (!before) throw new NotFound('partner.notFound');
      if (version != null && before.version !== version) throw new Stale('partner.stale', { field: 'version' });
      await tx.partner.update({ where: { id }, data: { ...partner, version: { increment: 1 } } });
      await writeLog(tx, context, {
        code: 'partnerChanged',
        subject: { type: 'partner', id },
        before: { name: before.name, contactEmail: before.contactEmail },
        after: { ...partner },
      });
    }),
  );
}

/** Deletes a partner with all its tokens; its providers remain. Throws `NotFound`. */
export async function deletePartner(context: Context, id: number): Promise<void> {
  await context.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.partner.deleteMany({ where: { id } });
    if (count === 0) throw new NotFound('partner.notFound');
    await writeLog(tx, context, { code: 'partnerDeleted', subject: { type: 'partner', id } });
  });
}

async function unlessTaken<Result>(save: () => Promise<Result>): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    throw isDuplicate(error) ? new Taken('partner.nameTaken', { field: 'name' }) : error;
  }
}

interface PartnerForm {
  name: string;
  contactEmail: string;
}

/** Validates the form of a partner. Throws `Invalid`. */
function parsePartnerForm({ name, contactEmail }: PartnerForm): PartnerForm {
  return parseFields({
    name: () => parseText(name, { field: 'name', max: 100, required: 'partner.nameRequired' }),
    contactEmail: () => parseEmail(contactEmail, 'contactEmail'),
  });
}
