import { readEmail } from '#server/platform/emailAddress.ts';
import { readText } from '#server/platform/text.ts';

export interface PartnerForm {
  name: string;
  contactEmail: string;
}

/** Validates the form of a partner. Throws `Invalid`. */
export function readPartner({ name, contactEmail }: PartnerForm): PartnerForm {
  return {
    name: readText(name, { field: 'name', max: 100, required: 'partner.nameRequired' }),
    contactEmail: readEmail(contactEmail, 'contactEmail'),
  };
}
