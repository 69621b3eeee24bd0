import type { Context } from '#server/graphql/context.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { parseServiceForm, type ServiceForm } from './parseServiceForm.ts';
import { snapshot } from './snapshot.ts';

/** Creates a service that providers can offer. Returns its id. Throws `Invalid`. */
export async function createService(context: Context, form: ServiceForm): Promise<number> {
  return context.db.prisma.$transaction(async (tx) => {
    const service = await parseServiceForm(tx, context.language, form, null);
    const { id } = await tx.service.create({ data: service });
    await writeLog(tx, context, {
      code: 'serviceCreated',
      subject: { type: 'service', id },
      after: await snapshot(tx, service),
    });
    return id;
  });
}
