import { createFile } from '#server/files/createFile.ts';
import { discardImage, type StoredImage } from '#server/files/storeImage.ts';
import type { Context } from '#server/graphql/context.ts';
import { useLink } from '#server/mailed-links/mailedLinks.ts';
import { changeProvider } from '#server/providers/change/changeProvider.ts';
import { removeImageRow } from '#server/providers/change/image.ts';
import { replaceProvider } from '#server/providers/change/replaceProvider.ts';
import { asProvider } from './asProvider.ts';
import { findResubmission } from './findResubmission.ts';
import type { ParsedSubmission } from './parseSubmission.ts';

/** Puts a business that was sent back into the queue again, corrected. Without a new picture the old one stays. */
export async function resubmit(
  context: Context,
  token: string,
  submission: ParsedSubmission,
  image: StoredImage | null,
): Promise<void> {
  const provider = await findResubmission(context.db.prisma, token);
  const former = await changeProvider(context, provider.id, 'Business submitted again', async (tx) => {
    // again, now that nobody else can change it
    await findResubmission(tx, token);
    await useLink(tx, 'resubmission', token);
    const removed = image && (await removeImageRow(tx, provider.id));
    const fileId = image && (await createFile(tx, image, context.viewer?.id ?? null));
    await replaceProvider(tx, provider.id, asProvider(context, submission, fileId));
    return removed;
  });
  if (former) await discardImage(context.storage, former);
}
