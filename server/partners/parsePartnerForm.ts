import { parseEmail } from '#server/platform/emailAddress.ts';
import { parseText } from '#server/platform/text.ts';

export interface PartnerForm {
  name: string;
  contactEmail: string;
}

/** Validates the form of a partner. Throws `Invalid`. */
export function parsePartnerForm({ name, contactEmail }: PartnerForm): PartnerForm {
  return {
    name: parseText(name, { field: 'name', max: 100, required: 'partner.nameRequired' }),
    contactEmail: parseEmail(contactEmail, 'contactEmail'),
  };
}
