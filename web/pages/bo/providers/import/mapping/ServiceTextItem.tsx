import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ServiceTextItem_text$key } from '#web/__generated__/ServiceTextItem_text.graphql.ts';
import { columnMessages } from '#web/pages/bo/columnMessages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Text } from '#web/ui/layout.tsx';
import { importMessages } from '../importMessages.ts';
import { AddService } from './AddService.tsx';
import { type PickedService, withText } from './draft.ts';
import css from './Mapping.module.css';
import type { Mapping } from './useMapping.ts';

interface ServiceTextItemProps {
  serviceText: ServiceTextItem_text$key;
  mapping: Mapping;
}

/** A text of the file, and the services that it means; likely services need only one press. */
export function ServiceTextItem({ serviceText, mapping: { draft, change } }: ServiceTextItemProps) {
  const intl = useIntl();
  const { text, rowCount, isMatched, services, suggestedServices } = useFragment(
    graphql`
      fragment ServiceTextItem_text on ProviderImportServiceText {
        text
        rowCount
        isMatched
        services {
          databaseId
          name
        }
        suggestedServices {
          databaseId
          name
        }
      }
    `,
    serviceText,
  );
  const [isPicking, setPicking] = useState(false);

  const drafted = draft.texts[text];
  const chosen: readonly PickedService[] = drafted ?? services;
  const isIn = (list: readonly PickedService[], { databaseId }: PickedService) =>
    list.some((item) => item.databaseId === databaseId);
  const isNothing = (isMatched || drafted !== undefined) && chosen.length === 0;
  const choose = (list: readonly PickedService[] | null) =>
    change((now) => withText(now, { text, isMatched, services }, list));
  const toggle = (service: PickedService) => {
    const others = chosen.filter(({ databaseId }) => databaseId !== service.databaseId);
    if (!isIn(chosen, service)) choose([...chosen, service]);
    else choose(others.length > 0 ? others : null);
  };
  // Services keep their position when they are cleared.
  const offered = [...suggestedServices, ...services.filter((service) => !isIn(suggestedServices, service))];

  return (
    <li className={css.text}>
      <h3 translate="no">
        {text}
        <Text as="span" weight={400} note>
          <FormattedMessage {...importMessages.rows} values={{ count: rowCount }} />
        </Text>
      </h3>
      <div className={css.buttons}>
        {[...offered, ...chosen.filter((choice) => !isIn(offered, choice))].map((service) => (
          <ToggleButton key={service.databaseId} isOn={isIn(chosen, service)} onPress={() => toggle(service)}>
            {service.name}
          </ToggleButton>
        ))}
        <ToggleButton isOn={isNothing} onPress={() => choose(isNothing ? null : [])}>
          <FormattedMessage id="bo.import.ignoreText" defaultMessage="No service" />
        </ToggleButton>
        {!isPicking && (
          <Button variant="quiet" onPress={() => setPicking(true)}>
            <FormattedMessage id="page.otherService" />
          </Button>
        )}
      </div>
      {isPicking && (
        <div className={css.picker}>
          <AddService
            hasFocus
            name="text"
            label={intl.formatMessage(columnMessages.service)}
            onAdd={(service) => !isIn(chosen, service) && choose([...chosen, service])}
          />
        </div>
      )}
    </li>
  );
}

interface ToggleButtonProps {
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A button that selects a service, and clears it at the next press. */
function ToggleButton({ isOn, onPress, children }: ToggleButtonProps) {
  return (
    <Button variant={isOn ? 'secondary' : 'outline'} aria-pressed={isOn} onPress={onPress}>
      {isOn && <Icon name="check" size={16} />}
      {children}
    </Button>
  );
}
