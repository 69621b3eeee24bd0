import type { Context } from '../graphql/context.ts';
import type { NewProvider } from '../providers/insertProvider.ts';
import type { ReadSubmission } from './readSubmission.ts';

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
