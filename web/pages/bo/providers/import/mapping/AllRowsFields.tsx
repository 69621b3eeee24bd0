import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { LANGUAGES } from '#shared/language.ts';
import type { AllRowsFields_import$key } from '#web/__generated__/AllRowsFields_import.graphql.ts';
import { languageNames } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Select } from '#web/ui/Select.tsx';
import { AddService } from './AddService.tsx';
import { countries } from './countries.ts';
import { type PickedService, withValue } from './draft.ts';
import css from './Mapping.module.css';
import type { Mapping } from './useMapping.ts';

interface AllRowsFieldsProps {
  providerImport: AllRowsFields_import$key;
  mapping: Mapping;
}

/** Fields for the values that are the same in all rows of a file. */
export function AllRowsFields({ providerImport, mapping }: AllRowsFieldsProps) {
  const intl = useIntl();
  const { draft, change } = mapping;
  const stored = useFragment(
    graphql`
      fragment AllRowsFields_import on ProviderImport {
        countryCode
        language
        spellsNames
        joinsRows
        services {
          databaseId
          name
        }
      }
    `,
    providerImport,
  );
  const storedServices = stored.services.map(({ databaseId, name }) => ({ databaseId, name }));
  const options = countries
    .map((id) => ({ id, label: intl.formatDisplayName(id, { type: 'region' }) ?? id }))
    .sort((a, b) => a.label.localeCompare(b.label, intl.locale));
  return (
    <>
      <div className={css.columns}>
        <Select
          label={intl.formatMessage({ id: 'bo.import.countryCode', defaultMessage: 'Country for rows without one' })}
          value={draft.countryCode ?? stored.countryCode ?? ''}
          onChange={(code) => change((now) => withValue(now, 'countryCode', code, stored.countryCode ?? ''))}
          none={intl.formatMessage({ id: 'bo.none' })}
          groups={[{ options }]}
        />
        <Select
          label={intl.formatMessage({ id: 'bo.import.language', defaultMessage: 'Language of the providers' })}
          value={draft.language ?? stored.language}
          onChange={(language) => change((now) => withValue(now, 'language', language, stored.language))}
          groups={[{ options: LANGUAGES.map((id) => ({ id, label: languageNames[id] })) }]}
        />
        <PickedServices
          name="services"
          label={intl.formatMessage({
            id: 'bo.import.commonServices',
            defaultMessage: 'Services for rows without one',
          })}
          value={draft.services ?? storedServices}
          onChange={(services) => change((now) => withValue(now, 'services', services, storedServices))}
        />
      </div>
      <Checkbox
        isSelected={draft.spellsNames ?? stored.spellsNames}
        onChange={(spells) => change((now) => withValue(now, 'spellsNames', spells, stored.spellsNames))}
        description={
          <FormattedMessage
            id="bo.import.spellsNames.hint"
            defaultMessage="TRANSPORTES DÍAZ SA DE CV becomes Transportes Díaz SA de CV."
          />
        }
      >
        <FormattedMessage id="bo.import.spellsNames" defaultMessage="Fix names in all capitals" />
      </Checkbox>
      <Checkbox
        isSelected={draft.joinsRows ?? stored.joinsRows}
        onChange={(joins) => change((now) => withValue(now, 'joinsRows', joins, stored.joinsRows))}
        description={
          <FormattedMessage
            id="bo.import.joinsRows.hint"
            defaultMessage="Rows with the same registry number, tax number or name become one provider with the services, cities and contacts of all."
          />
        }
      >
        <FormattedMessage id="bo.import.joinsRows" defaultMessage="Several rows are one provider" />
      </Checkbox>
    </>
  );
}

interface PickedServicesProps {
  name: string;
  label: string;
  value: readonly PickedService[];
  onChange: (value: readonly PickedService[]) => void;
}

/** A field that adds services, and a button for each that removes it. */
function PickedServices({ name, label, value, onChange }: PickedServicesProps) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const add = (service: PickedService) => {
    if (!value.some(({ databaseId }) => databaseId === service.databaseId)) onChange([...value, service]);
  };
  const remove = (service: PickedService) => {
    flushSync(() => onChange(value.filter((item) => item !== service)));
    // The button that had the focus is removed.
    root.current?.querySelector<HTMLElement>('li button, input')?.focus();
  };
  return (
    <div ref={root} className={css.picked}>
      <AddService name={name} label={label} onAdd={add} />
      {value.length > 0 && (
        <ul className={css.buttons} aria-label={label}>
          {value.map((service) => (
            <li key={service.databaseId}>
              <Button
                variant="outline"
                aria-label={intl.formatMessage({ id: 'bo.removeService' }, { value: service.name })}
                onPress={() => remove(service)}
              >
                {service.name}
                <Icon name="close" size={16} />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
