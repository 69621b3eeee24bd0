import { createFile, deleteFile, discardImage, storeDocument } from '#server/files/storeImage.ts';
import type { Prisma, PrismaClient } from '#server/generated/prisma/client.ts';
import { isAllowed, requireProvedEmail } from '#server/graphql/access.ts';
import type { Context } from '#server/graphql/context.ts';
import type { Upload } from '#server/http/upload.ts';
import { writeLog } from '#server/logs/writeLog.ts';
import { NotFound } from '#server/platform/errors.ts';
import type { Storage } from '#server/storage/storage.ts';
import { type CredentialKindName, credentialText, tidyCredential } from '#shared/credentials.ts';
import { mayEditProviders } from '../access.ts';
import { lockProviders } from '../change/changeProvider.ts';
import { valuesOf, waitingEdit } from '../edits/draft.ts';
import { ownProviders } from '../record/own.ts';

type Tx = Prisma.TransactionClient;

interface Named {
  kind: string;
  number: string;
}

const MAX_BYTES = 10 * 1024 * 1024;

/**
 * Stores a document about a credential that the business declares, or is about to declare; it replaces the previous
 * document. Only staff see it. Throws `Invalid`, `TooLarge`, and `NotFound` for another user's provider and for an
 * undeclared number.
 */
export async function uploadDocument(
  context: Context,
  { providerId, kind, number: typed }: { providerId: number; kind: CredentialKindName; number: string },
  upload: Upload,
): Promise<void> {
  requireProvedEmail(context);
  const { db, limits, storage, viewer } = context;
  await limits.count('ownerEdit', String(viewer!.id));
  const number = tidyCredential(kind, typed);
  const key = { providerId, kind, number };
  const isTheirs = isAllowed(mayEditProviders, context) ? {} : ownProviders(context);
  const where = { id: providerId, ...isTheirs };
  if (!(await db.prisma.provider.count({ where }))) throw new NotFound('provider.notFound');
  const document = await storeDocument(storage, await upload.open(), MAX_BYTES);
  try {
    const former = await db.prisma.$transaction(async (tx) => {
      await lockProviders(tx, [providerId]);
      if (!(await tx.provider.count({ where }))) throw new NotFound('provider.notFound');
      if (!(await namedBy(tx, providerId)).some((item) => item.kind === kind && item.number === number))
        throw new NotFound('credential.none');
      const previous = await tx.credentialFile.findUnique({ where: { providerId_kind_number: key } });
      const removed = previous && (await deleteFile(tx, previous.fileId));
      const fileId = await createFile(tx, document, viewer!.id);
      await tx.credentialFile.create({ data: { ...key, fileId } });
      await writeLog(tx, context, {
        code: 'credentialDocumentSent',
        parameters: { credential: credentialText(kind, number) },
        subject: { type: 'provider', id: providerId },
      });
      return removed;
    });
    if (former) await discardImage(storage, former);
  } catch (error) {
    await discardImage(storage, document);
    throw error;
  }
}

/** The credentials of a provider, with those of its pending edit. */
async function namedBy(tx: Tx, providerId: number): Promise<Named[]> {
  const edit = await waitingEdit(tx, providerId);
  const declared = await tx.providerCredential.findMany({
    where: { providerId },
    select: { kind: true, number: true },
  });
  return [...declared, ...((edit && valuesOf(edit).credentials) ?? [])];
}

const DAY_MS = 86_400_000;
/** The retention of documents of numbers that are no longer declared, in days. */
const KEPT_DAYS = 30;

/** Deletes old documents of numbers that neither their providers nor the pending edits declare. */
export async function expireDocuments(prisma: PrismaClient, storage: Storage, now: Date): Promise<void> {
  const old = await prisma.credentialFile.findMany({
    where: { file: { createdAt: { lt: new Date(now.getTime() - KEPT_DAYS * DAY_MS) } } },
  });
  for (const { providerId, kind, number, fileId } of old) {
    const named = await namedBy(prisma as unknown as Tx, providerId);
    if (!named.some((item) => item.kind === kind && item.number === number))
      await discardImage(storage, await deleteFile(prisma, fileId));
  }
}
