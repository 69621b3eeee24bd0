import type { Context } from '#server/graphql/context.ts';
import type { NewProvider } from '#server/providers/change/insertProvider.ts';
import type { ParsedSubmission } from './parseSubmission.ts';

/** The provider that a submission describes: in the place of its one service, with its picture waiting. */
export function asProvider({ language }: Context, submission: ParsedSubmission, fileId: number | null): NewProvider {
  const { email, contacts, serviceId, place, ...texts } = submission;
  return {
    ...texts,
    addressId: place.id,
    language,
    applicantEmail: email,
    contacts,
    services: [{ serviceId, addressId: place.id }],
    fileId,
  };
}
