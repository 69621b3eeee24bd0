import type { Context } from '#server/graphql/context.ts';
import type { NewProvider } from '#server/providers/change/insertProvider.ts';
import type { ReadSubmission } from './parseSubmission.ts';

/** The provider that a submission describes: in the place of its one service, with its picture waiting. */
export function asProvider({ language }: Context, submission: ReadSubmission, fileId: number | null): NewProvider {
  const { email, businessName, websiteUrl, contacts, description, serviceId, place } = submission;
  return {
    businessName,
    description,
    websiteUrl: websiteUrl || null,
    addressId: place.id,
    language,
    applicantEmail: email,
    idempotencyKey: submission.idempotencyKey,
    contacts,
    services: [{ serviceId, addressId: place.id }],
    fileId,
  };
}
