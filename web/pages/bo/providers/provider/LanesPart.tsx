import { FormattedMessage, useIntl } from 'react-intl';
import { rhythmMessages } from '#web/businesses/laneMessages.ts';
import { AddressSelector } from '#web/forms/AddressSelector.tsx';
import { LaneSuggestions } from '#web/forms/LaneSuggestions.tsx';
import { type Choice, noChoice } from '#web/forms/Selector.tsx';
import { ServiceSelector } from '#web/forms/ServiceSelector.tsx';
import type { Form } from '#web/forms/useForm.ts';
import css from '#web/pages/bo/editor/FormPart.module.css';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { Select } from '#web/ui/Select.tsx';
import { newItemId, withItem } from './editedItems.ts';
import { ItemsPart } from './ItemsPart.tsx';
import type { LaneValues, ProviderValues } from './providerValues.ts';

const newLane = {
  fromId: noChoice,
  toId: noChoice,
  bothWays: false,
  serviceId: noChoice,
  rhythm: 'ON_DEMAND',
} as const;

/** The routes that a provider drives. */
export function LanesPart({ form }: { form: Form<ProviderValues> }) {
  const intl = useIntl();
  const { lanes, description } = form.values;
  const add = (fromId: Choice, toId: Choice) =>
    form.settle('lanes', [...lanes, { ...newLane, id: newItemId(lanes), fromId, toId }]);
  const turn = ({ id, fromId, toId, ...lane }: LaneValues) =>
    form.change('lanes', withItem(lanes, { ...lane, id, fromId: toId, toId: fromId }), `lanes.${id}.toId`);
  const rhythms = Object.entries(rhythmMessages).map(([id, name]) => ({ id, label: intl.formatMessage(name) }));
  return (
    <ItemsPart
      form={form}
      name="lanes"
      shape="lines"
      beside={<LaneSuggestions text={description} lanes={lanes} onYes={({ from, to }) => add(from, to)} />}
      // most lanes begin at the same place
      newItem={{ ...newLane, fromId: lanes.at(-1)?.fromId ?? noChoice }}
      addLabel={<FormattedMessage id="bo.addLane" defaultMessage="Add route" />}
      removeLabel={({ fromId, toId }) =>
        intl.formatMessage(
          { id: 'bo.removeLane', defaultMessage: 'Remove route {value}' },
          { value: [fromId.text, toId.text].filter(Boolean).join(' → ') },
        )
      }
      none={
        <FormattedMessage
          id="bo.noLanes"
          defaultMessage="Which routes are driven? Customers who search from one place to another see these first."
        />
      }
    >
      {(lane, field) => (
        <>
          <AddressSelector
            {...field('fromId')}
            label={intl.formatMessage({ id: 'bo.lane.from', defaultMessage: 'Origin' })}
            isRequired
          />
          <div className={css.second}>
            <AddressSelector
              {...field('toId')}
              label={intl.formatMessage({ id: 'bo.lane.to', defaultMessage: 'Destination' })}
              isRequired
            />
          </div>
          <div className={css.whole}>
            <Cluster gap={4} align="center">
              <Button variant="outline" onPress={() => turn(lane)}>
                <Icon name="swap" />
                <FormattedMessage id="bo.lane.turn" defaultMessage="Turn around" />
              </Button>
              <Checkbox {...field('bothWays')} isSelected={lane.bothWays}>
                <FormattedMessage id="bo.lane.bothWays" defaultMessage="Both ways" />
              </Checkbox>
            </Cluster>
          </div>
          <div className={css.second}>
            <Select
              {...field('rhythm')}
              label={intl.formatMessage({ id: 'bo.lane.rhythm', defaultMessage: 'Frequency' })}
              groups={[{ options: rhythms }]}
            />
          </div>
          <div className={css.second}>
            <ServiceSelector
              {...field('serviceId')}
              label={intl.formatMessage({ id: 'bo.lane.service', defaultMessage: 'Only with this service' })}
              placeholder={intl.formatMessage({ id: 'bo.lane.anyService', defaultMessage: 'Any service' })}
            />
          </div>
        </>
      )}
    </ItemsPart>
  );
}
