import { defineMessages } from 'react-intl';
import { graphql, readInlineData } from 'relay-runtime';
import type { partnerValues_partner$key } from '#web/__generated__/partnerValues_partner.graphql.ts';
import { checkEmail } from '#web/forms/checks.ts';
import type { FormErrors } from '#web/forms/useForm.ts';
import type { Stored } from '#web/pages/bo/editor/useEditor.ts';

/** The values of the form, with the names of the server's input, so that it can report the invalid field. */
export interface PartnerValues {
  name: string;
  contactEmail: string;
}

const emptyPartner: PartnerValues = { name: '', contactEmail: '' };

const messages = defineMessages({
  name: { id: 'partner.nameRequired' },
});

/** Read completely, also outside of components: the form is initialized with it and compared to it. */
export function readStored(partner: partnerValues_partner$key | null | undefined): Stored<PartnerValues> {
  if (!partner) return { version: null, values: emptyPartner };
  const { version, name, contactEmail } = readInlineData(
    graphql`
      fragment partnerValues_partner on Partner @inline {
        version
        name
        contactEmail
      }
    `,
    partner,
  );
  return { version, values: { name, contactEmail } };
}

/** The errors of the form, in the order of the fields. */
export function checkPartner({ name, contactEmail }: PartnerValues): FormErrors<PartnerValues> {
  return { name: name.trim() ? undefined : messages.name, contactEmail: checkEmail(contactEmail) };
}

export function partnerInput({ name, contactEmail }: PartnerValues) {
  return { name: name.trim(), contactEmail: contactEmail.trim() };
}

/** Whether both values would be sent as the same input. */
export function isSamePartner(a: PartnerValues, b: PartnerValues): boolean {
  return JSON.stringify(partnerInput(a)) === JSON.stringify(partnerInput(b));
}
