import { FormattedMessage, useIntl } from 'react-intl';
import type { Form } from '#web/forms/useForm.ts';
import { ContactItem } from './ContactItem.tsx';
import { ItemsPart } from './ItemsPart.tsx';
import { labels } from './labels.ts';
import type { ProviderValues } from './providerValues.ts';

const newContact = { contactType: '', contactValue: '' } as const;

export function ContactsPart({ form }: { form: Form<ProviderValues> }) {
  const intl = useIntl();
  return (
    <ItemsPart
      form={form}
      name="contacts"
      title={intl.formatMessage(labels.contacts)}
      newItem={newContact}
      addLabel={
        <FormattedMessage id="bo.addContact" defaultMessage="Add contact" description="Button below a list in a form" />
      }
      none={
        <FormattedMessage
          id="bo.noContacts"
          defaultMessage="Nobody can reach this provider yet: add an email or a number."
          description="In place of the contacts of a provider"
        />
      }
    >
      {(contact) => <ContactItem key={contact.id} form={form} contact={contact} />}
    </ItemsPart>
  );
}
