import { FormattedMessage, useIntl } from 'react-intl';
import { contactIcons } from '#web/businesses/contactTypes.ts';
import { PhoneReadings } from '#web/forms/PhoneReadings.tsx';
import type { Form } from '#web/forms/useForm.ts';
import css from '#web/pages/bo/editor/FormPart.module.css';
import { Icon } from '#web/ui/Icon.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { ItemsPart } from './ItemsPart.tsx';
import { contactTypeMessages } from './labels.ts';
import type { ProviderValues } from './providerValues.ts';

const newContact = { contactType: '', contactValue: '' } as const;

export function ContactsPart({ form }: { form: Form<ProviderValues> }) {
  const intl = useIntl();
  const types = Object.entries(contactTypeMessages);
  return (
    <ItemsPart
      form={form}
      name="contacts"
      newItem={newContact}
      shape="line"
      addLabel={<FormattedMessage id="bo.addContact" defaultMessage="Add contact" />}
      removeLabel={({ contactValue }) =>
        intl.formatMessage(
          { id: 'bo.removeContact', defaultMessage: 'Remove contact {value}' },
          { value: contactValue },
        )
      }
      none={
        <FormattedMessage
          id="bo.noContacts"
          defaultMessage="This provider has no contacts yet. Add an email or a number."
        />
      }
    >
      {({ contactType, contactValue, typedValue }, field) => (
        <>
          <div className={css.kind}>
            <Icon name={(contactType && contactIcons[contactType]) || 'plus'} />
            <Select
              {...field('contactType')}
              label={intl.formatMessage({ id: 'bo.contactType', defaultMessage: 'Contact type' })}
              none={intl.formatMessage({ id: 'bo.choose', defaultMessage: 'Choose…' })}
              groups={[{ options: types.map(([id, message]) => ({ id, label: intl.formatMessage(message) })) }]}
              isRequired
            />
          </div>
          <div className={css.second}>
            <TextField
              {...field('contactValue')}
              label={intl.formatMessage({ id: 'bo.contactValue', defaultMessage: 'Email or number' })}
              onBlur={() => {
                if (contactType && contactValue) field('contactValue').onLeave(contactValue.trim());
              }}
              type={contactType === 'EMAIL' ? 'text' : 'tel'}
              inputMode={contactType === 'EMAIL' ? 'email' : 'tel'}
              autoComplete="off"
              autoCorrect="off"
              spellCheck="false"
              maxLength={254}
              isRequired
              description={
                contactType &&
                contactType !== 'EMAIL' && (
                  <>
                    {typedValue && (
                      <strong>
                        <FormattedMessage
                          id="bo.guessedNumber"
                          defaultMessage="Entered as “{typed}”. Check the number before you approve."
                          values={{ typed: typedValue }}
                        />
                      </strong>
                    )}{' '}
                    <PhoneReadings text={contactValue} placeId={form.values.placeId.id} contactType={contactType} />
                  </>
                )
              }
            />
          </div>
        </>
      )}
    </ItemsPart>
  );
}
