import { FormattedMessage, useIntl } from 'react-intl';
import { type RhythmName, rhythmMessages } from '#web/businesses/laneMessages.ts';
import { AddressSelector } from '#web/forms/AddressSelector.tsx';
import { noChoice } from '#web/forms/Selector.tsx';
import { ServiceSelector } from '#web/forms/ServiceSelector.tsx';
import type { Form } from '#web/forms/useForm.ts';
import css from '#web/pages/bo/editor/FormPart.module.css';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { Select } from '#web/ui/Select.tsx';
import { withItem, withoutItem } from './editedItems.ts';
import { ItemsPart, RemoveItem } from './ItemsPart.tsx';
import { labels } from './labels.ts';
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
  return (
    <ItemsPart
      form={form}
      name="lanes"
      title={intl.formatMessage(labels.lanes)}
      newItem={newLane}
      addLabel={<FormattedMessage id="bo.addLane" defaultMessage="Add lane" />}
      none={
        <FormattedMessage
          id="bo.noLanes"
          defaultMessage="Which routes are driven? Customers who search from one place to another see these first."
        />
      }
    >
      {(lane) => <LaneItem key={lane.id} form={form} lane={lane} />}
    </ItemsPart>
  );
}

function LaneItem({ form, lane }: { form: Form<ProviderValues>; lane: LaneValues }) {
  const intl = useIntl();
  const path = <Part extends keyof LaneValues>(part: Part) => `lanes.${lane.id}.${part}` as const;
  const changed = (parts: Partial<LaneValues>) => withItem(form.values.lanes, { ...lane, ...parts });
  const end = (part: 'fromId' | 'toId', label: string) => (
    <AddressSelector
      name={path(part)}
      label={label}
      value={lane[part]}
      onChange={(value) => form.change('lanes', changed({ [part]: value }), path(part))}
      onLeave={(value) => form.settle('lanes', changed({ [part]: value }), path(part))}
      errorMessage={form.errorAt(path(part))}
      isRequired
    />
  );
  const turn = () => form.change('lanes', changed({ fromId: lane.toId, toId: lane.fromId }), path('toId'));
  return (
    <li className={css.item} data-lines="">
      {end('fromId', intl.formatMessage({ id: 'bo.lane.from', defaultMessage: 'Origin' }))}
      <div className={css.second}>
        {end('toId', intl.formatMessage({ id: 'bo.lane.to', defaultMessage: 'Destination' }))}
      </div>
      <div className={css.whole}>
        <Cluster gap={4} align="center">
          <Button variant="outline" onPress={turn}>
            <Icon name="swap" />
            <FormattedMessage id="bo.lane.turn" defaultMessage="Turn around" />
          </Button>
          <Checkbox
            name={path('bothWays')}
            isSelected={lane.bothWays}
            onChange={(bothWays) => form.change('lanes', changed({ bothWays }), path('bothWays'))}
          >
            <FormattedMessage id="bo.lane.bothWays" defaultMessage="Both ways" />
          </Checkbox>
        </Cluster>
      </div>
      <div className={css.second}>
        <Select
          name={path('rhythm')}
          label={intl.formatMessage({ id: 'bo.lane.rhythm', defaultMessage: 'Frequency' })}
          value={lane.rhythm}
          onChange={(rhythm) => form.change('lanes', changed({ rhythm: rhythm as RhythmName }), path('rhythm'))}
          groups={[
            {
              options: Object.entries(rhythmMessages).map(([id, name]) => ({ id, label: intl.formatMessage(name) })),
            },
          ]}
        />
      </div>
      <div className={css.second}>
        <ServiceSelector
          name={path('serviceId')}
          label={intl.formatMessage({ id: 'bo.lane.service', defaultMessage: 'Only with this service' })}
          placeholder={intl.formatMessage({ id: 'bo.lane.anyService', defaultMessage: 'Any service' })}
          value={lane.serviceId}
          onChange={(serviceId) => form.change('lanes', changed({ serviceId }), path('serviceId'))}
          onLeave={(serviceId) => form.settle('lanes', changed({ serviceId }), path('serviceId'))}
          errorMessage={form.errorAt(path('serviceId'))}
        />
      </div>
      <RemoveItem
        label={intl.formatMessage(
          { id: 'bo.removeLane', defaultMessage: 'Remove lane {value}' },
          { value: [lane.fromId.text, lane.toId.text].filter(Boolean).join(' → ') },
        )}
        onRemove={() => form.change('lanes', withoutItem(form.values.lanes, lane.id), path('toId'))}
      />
    </li>
  );
}
