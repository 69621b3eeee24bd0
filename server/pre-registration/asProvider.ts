import type { Context } from '../graphql/context.ts';
import type { NewProvider } from '../providers/insertProvider.ts';
import { phoneType } from '../providers/phone.ts';
import type { ReadSubmission } from './readSubmission.ts';

/** The provider that a submission describes: in the place of its one service, with its picture waiting. */
export function asProvider({ language }: Context, submission: ReadSubmission, fileId: number | null): NewProvider {
  const { email, businessName, contactEmail, websiteUrl, whatsapp, phone, description, serviceId, place } = submission;
  return {
    businessName,
    description,
    websiteUrl: websiteUrl || null,
    addressId: place.id,
    language,
    applicantEmail: email,
    idempotencyKey: submission.idempotencyKey,
    contacts: [
      { contactType: 'email', contactValue: contactEmail },
      ...(phone ? [{ contactType: phoneType(phone, place.countryCode), contactValue: phone }] : []),
      { contactType: 'whatsapp', contactValue: whatsapp },
    ],
    services: [{ serviceId, addressId: place.id }],
    fileId,
  };
}
