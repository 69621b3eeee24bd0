import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { AddService } from './AddService.tsx';
import type { PickedService } from './draft.ts';
import css from './Mapping.module.css';

interface PickedServicesProps {
  name: string;
  label: string;
  value: readonly PickedService[];
  onChange: (value: readonly PickedService[]) => void;
}

/** Several services: one field adds, a button each takes away. */
export function PickedServices({ name, label, value, onChange }: PickedServicesProps) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const add = (service: PickedService) => {
    if (!value.some(({ databaseId }) => databaseId === service.databaseId)) onChange([...value, service]);
  };
  const remove = (service: PickedService) => {
    flushSync(() => onChange(value.filter((one) => one !== service)));
    // The button that had the focus is gone.
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
                aria-label={intl.formatMessage(
                  {
                    id: 'bo.removeService',
                    defaultMessage: 'Remove service {value}',
                    description: 'Name of a button in a list of services',
                  },
                  { value: service.name },
                )}
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
