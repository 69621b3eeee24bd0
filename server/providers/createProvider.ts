import type { Context } from '../graphql/context.ts';
import { writeLog } from '../logs/writeLog.ts';
import { contactTypeOf } from './contactType.ts';
import { insertProvider } from './insertProvider.ts';
import { type ProviderForm, readProvider } from './readProvider.ts';
import { snapshot } from './snapshot.ts';

/** A provider that staff enter; it waits for approval like any other. Answers its id. Throws `Invalid`. */
export async function createProvider(context: Context, form: ProviderForm): Promise<number> {
  const { contacts, services, ...provider } = await readProvider(context, form);
  return context.db.prisma.$transaction(async (tx) => {
    const id = await insertProvider(tx, {
      ...provider,
      language: context.language,
      contacts: contacts.map(({ contactType, contactValue }) => ({
        contactType: contactTypeOf(contactType),
        contactValue,
      })),
      services: services.map(({ serviceId, addressId }) => ({ serviceId, addressId })),
    });
    const after = await snapshot(tx, context, id);
    await writeLog(tx, context, {
      message: 'Provider created',
      subject: { type: 'provider', id },
      ...(after && { after }),
    });
    return id;
  });
}
