import { useIntl } from 'react-intl';
import type { VersionLine } from '#web/pages/bo/editor/StaleNotice.tsx';
import { contactTypeMessages } from './contactTypeMessages.ts';
import { labels } from './labels.ts';
import type { ProviderValues } from './providerValues.ts';
import type { TaxTypeGroup } from './useTaxTypes.ts';

/** The fields in which two versions differ, as texts. */
export function useVersionLines(
  mine: ProviderValues,
  theirs: ProviderValues,
  taxTypes: readonly TaxTypeGroup[],
): VersionLine[] {
  const intl = useIntl();
  const taxType = (id: string) => taxTypes.flatMap(({ options }) => options).find((one) => one.id === id)?.label ?? '';
  const texts = (values: ProviderValues): Record<keyof ProviderValues, string> => ({
    ...values,
    taxTypeId: taxType(values.taxTypeId),
    addressId: values.addressId.text,
    contacts: values.contacts
      .map(({ contactType, contactValue }) => {
        const type = contactType && intl.formatMessage(contactTypeMessages[contactType]);
        return `${type}: ${contactValue}`;
      })
      .join('\n'),
    services: values.services.map(({ serviceId, addressId }) => `${serviceId.text} · ${addressId.text}`).join('\n'),
  });
  const own = texts(mine);
  const their = texts(theirs);
  return (Object.keys(labels) as (keyof ProviderValues)[])
    .filter((name) => own[name].trim() !== their[name].trim())
    .map((name) => ({ label: intl.formatMessage(labels[name]), mine: own[name], theirs: their[name] }));
}
