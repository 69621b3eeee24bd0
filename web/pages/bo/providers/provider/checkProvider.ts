import { defineMessages } from 'react-intl';
import { CONTACT_EMAIL } from '#shared/emailAddress.ts';
import { providerForm } from '#shared/providerForm.ts';
import { formMessages } from '#web/forms/formMessages.ts';
import { type RuleMessages, ruleErrors } from '#web/forms/ruleErrors.ts';
import type { FormErrors } from '#web/forms/useForm.ts';
import { submissionRuleMessages } from '#web/pages/pre-registration/checkMessages.ts';
import { providerInput } from './providerInput.ts';
import type { ContactValues, ProviderValues } from './providerValues.ts';

const messages = defineMessages({
  addressRequired: { id: 'provider.addressRequired' },
  oneService: { id: 'provider.serviceRequired' },
  contactType: { id: 'contact.typeRequired' },
  phone: { id: 'contact.phoneDigits' },
  hours: { id: 'branch.hours' },
  fromRequired: { id: 'lane.fromRequired' },
  toRequired: { id: 'lane.toRequired' },
  sameEnds: { id: 'lane.sameEnds' },
  repeated: { id: 'lane.repeated' },
  tooManyLanes: { id: 'provider.tooMany.lanes' },
  tooManyCredentials: { id: 'provider.tooMany.credentials' },
  credentialNumber: { id: 'credential.number' },
  credentialRepeated: { id: 'credential.repeated' },
  credentialDay: { id: 'credential.day' },
});

const ruleMessages: RuleMessages = {
  ...submissionRuleMessages,
  'provider.addressRequired': messages.addressRequired,
  'provider.serviceRequired': messages.oneService,
  'branch.hours': messages.hours,
  'lane.fromRequired': messages.fromRequired,
  'lane.toRequired': messages.toRequired,
  'lane.sameEnds': messages.sameEnds,
  'lane.repeated': messages.repeated,
  'provider.tooMany.lanes': messages.tooManyLanes,
  'provider.tooMany.credentials': messages.tooManyCredentials,
  'credential.number': messages.credentialNumber,
  'credential.repeated': messages.credentialRepeated,
  'credential.day': messages.credentialDay,
};

/**
 * The errors of the form, in the order of the fields. Errors of an item are under its id: `contacts.n1.contactType`.
 */
export function checkProvider(values: ProviderValues): FormErrors<ProviderValues> {
  const byIndex = Object.entries(ruleErrors(providerForm, asChecked(values), ruleMessages));
  const errors = byIndex.map(([path, message]) => [
    path.replace(
      /^(services|branches|lanes|credentials)\.(\d+)/,
      (_, list: 'services' | 'branches' | 'lanes' | 'credentials', index: string) =>
        `${list}.${values[list][Number(index)]!.id}`,
    ),
    message,
  ]);
  const isItem = ([path]: (typeof errors)[number]) => /^(services|branches|lanes|credentials)/.test(String(path));
  return Object.fromEntries([
    ...errors.filter((error) => !isItem(error)),
    ...values.contacts.flatMap((contact) => Object.entries(checkContact(contact))),
    ...errors.filter(isItem),
    ...values.branches.flatMap(({ id, phone }) =>
      phone.trim() === '' || mayBePhone(phone) ? [] : [[`branches.${id}.phone`, messages.phone]],
    ),
  ]);
}

/** The values with the database's names, which the rules use. */
function asChecked(values: ProviderValues) {
  const { roles, lanes, credentials, ...input } = providerInput(values);
  return {
    ...input,
    roles: roles.map((role) => role.toLowerCase()),
    lanes: lanes.map((lane) => ({ ...lane, rhythm: lane.rhythm.toLowerCase() })),
    credentials: credentials.map((item) => ({ ...item, kind: item.kind.toLowerCase() })),
  };
}

/** Whether a text may be a phone number, as the server reads numbers in any notation. */
const mayBePhone = (text: string) => /\d/.test(text) && text.replace(/[^\dA-Z]/g, '').length >= 6;

function checkContact(contact: ContactValues) {
  const path = `contacts.${contact.id}`;
  if (contact.contactType === '') return { [`${path}.contactType`]: messages.contactType };
  const value = contact.contactValue.trim();
  if (contact.contactType === 'EMAIL')
    return CONTACT_EMAIL.test(value) ? {} : { [`${path}.contactValue`]: formMessages.emailInvalid };
  return mayBePhone(value) ? {} : { [`${path}.contactValue`]: messages.phone };
}
