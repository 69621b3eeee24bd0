import { FormattedMessage, useIntl } from 'react-intl';
import { CREDENTIAL_KINDS, type CredentialKindName } from '#shared/credentials.ts';
import { credentialGroups } from '#web/businesses/credentialMessages.ts';
import type { Form } from '#web/forms/useForm.ts';
import { DateField } from '#web/pages/bo/DateField.tsx';
import css from '#web/pages/bo/editor/FormPart.module.css';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { ItemsPart } from './ItemsPart.tsx';
import type { KindName, ProviderValues } from './providerValues.ts';

const newCredential = { kind: 'RNTRC', number: '', validUntil: '' } as const;

const registerOf = (kind: KindName) => CREDENTIAL_KINDS[kind.toLowerCase() as CredentialKindName];

/** The numbers that public registers gave to a provider. */
export function CredentialsPart({ form }: { form: Form<ProviderValues> }) {
  const intl = useIntl();
  return (
    <ItemsPart
      form={form}
      name="credentials"
      shape="lines"
      newItem={newCredential}
      addLabel={<FormattedMessage id="bo.addCredential" defaultMessage="Add registration number" />}
      removeLabel={({ kind, number }) =>
        intl.formatMessage(
          { id: 'bo.removeCredential', defaultMessage: 'Remove registration number {value}' },
          { value: `${registerOf(kind).name} ${number}` },
        )
      }
      none={
        <FormattedMessage
          id="bo.noCredentials"
          defaultMessage="Is the business in a public register, such as RNTRC, RUTA or USDOT? We compare the number with the register before we show it."
        />
      }
    >
      {({ kind }, field) => (
        <>
          <Select
            {...field('kind')}
            label={intl.formatMessage({ id: 'bo.credential.kind', defaultMessage: 'Register' })}
            groups={credentialGroups(intl)}
            isRequired
          />
          <div className={css.second}>
            <TextField
              {...field('number')}
              label={intl.formatMessage({ id: 'bo.credential.number', defaultMessage: 'Number' })}
              placeholder={registerOf(kind).example}
              autoCorrect="off"
              spellCheck="false"
              isRequired
            />
          </div>
          <div className={css.second}>
            <DateField
              {...field('validUntil')}
              label={intl.formatMessage({ id: 'bo.credential.until', defaultMessage: 'Valid until, if it ends' })}
            />
          </div>
        </>
      )}
    </ItemsPart>
  );
}
