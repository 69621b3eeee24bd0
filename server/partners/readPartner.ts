import { readText } from '../text.ts';
import { readEmail } from '../users/emailAddress.ts';

export interface PartnerForm {
  name: string;
  contactEmail: string;
}

/** Throws `Invalid`. */
export function readPartner({ name, contactEmail }: PartnerForm): PartnerForm {
  return {
    name: readText(name, { field: 'name', max: 100, required: 'partner.nameRequired' }),
    contactEmail: readEmail(contactEmail, 'contactEmail'),
  };
}
