import { FormattedMessage, useIntl } from 'react-intl';
import { PhoneReadings } from '#web/forms/PhoneReadings.tsx';
import type { Form } from '#web/forms/useForm.ts';
import css from '#web/pages/bo/editor/FormPart.module.css';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { withItem, withoutItem } from './editedItems.ts';
import { ItemsPart, RemoveItem } from './ItemsPart.tsx';
import { contactTypeMessages, labels } from './labels.ts';
import type { ContactValues, ProviderValues } from './providerValues.ts';

const newContact = { contactType: '', contactValue: '' } as const;

export function ContactsPart({ form }: { form: Form<ProviderValues> }) {
  const intl = useIntl();
  return (
    <ItemsPart
      form={form}
      name="contacts"
      title={intl.formatMessage(labels.contacts)}
      newItem={newContact}
      addLabel={<FormattedMessage id="bo.addContact" defaultMessage="Add contact" />}
      none={
        <FormattedMessage
          id="bo.noContacts"
          defaultMessage="This provider has no contacts yet. Add an email or a number."
        />
      }
    >
      {(contact) => <ContactItem key={contact.id} form={form} contact={contact} />}
    </ItemsPart>
  );
}

interface ContactItemProps {
  form: Form<ProviderValues>;
  contact: ContactValues;
}

function ContactItem({ form, contact }: ContactItemProps) {
  const intl = useIntl();
  const typePath = `contacts.${contact.id}.contactType` as const;
  const valuePath = `contacts.${contact.id}.contactValue` as const;
  const isEmail = contact.contactType === 'EMAIL';
  const changed = (parts: Partial<ContactValues>) => withItem(form.values.contacts, { ...contact, ...parts });
  return (
    <li className={css.item}>
      <Select
        name={typePath}
        label={intl.formatMessage({ id: 'bo.contactType', defaultMessage: 'Contact type' })}
        value={contact.contactType}
        onChange={(contactType) =>
          form.change('contacts', changed({ contactType: contactType as ContactValues['contactType'] }), typePath)
        }
        none={intl.formatMessage({ id: 'bo.choose', defaultMessage: 'Choose…' })}
        groups={[
          {
            options: Object.entries(contactTypeMessages).map(([id, message]) => ({
              id,
              label: intl.formatMessage(message),
            })),
          },
        ]}
        errorMessage={form.errorAt(typePath)}
        isRequired
      />
      <div className={css.second}>
        <TextField
          name={valuePath}
          label={intl.formatMessage({ id: 'bo.contactValue', defaultMessage: 'Email or number' })}
          value={contact.contactValue}
          onChange={(contactValue) => form.change('contacts', changed({ contactValue }), valuePath)}
          onBlur={() => {
            if (contact.contactType === '' || contact.contactValue === '') return;
            form.settle('contacts', changed({ contactValue: contact.contactValue.trim() }), valuePath);
          }}
          type={isEmail ? 'text' : 'tel'}
          inputMode={isEmail ? 'email' : 'tel'}
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
          maxLength={254}
          errorMessage={form.errorAt(valuePath)}
          isRequired
          description={
            contact.contactType !== '' &&
            !isEmail && (
              <>
                {contact.typedValue && (
                  <strong>
                    <FormattedMessage
                      id="bo.guessedNumber"
                      defaultMessage="Entered as “{typed}”. Check the number before you approve."
                      values={{ typed: contact.typedValue }}
                    />
                  </strong>
                )}{' '}
                <PhoneReadings
                  text={contact.contactValue}
                  placeId={form.values.placeId.id}
                  contactType={contact.contactType}
                />
              </>
            )
          }
        />
      </div>
      <RemoveItem
        label={intl.formatMessage(
          { id: 'bo.removeContact', defaultMessage: 'Remove contact {value}' },
          { value: contact.contactValue },
        )}
        onRemove={() => form.change('contacts', withoutItem(form.values.contacts, contact.id), valuePath)}
      />
    </li>
  );
}
