import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { laneText, MOST_LANES } from '#shared/lane.ts';
import { AddressSelector } from '#web/forms/AddressSelector.tsx';
import { LaneSuggestions } from '#web/forms/LaneSuggestions.tsx';
import { type Choice, noChoice } from '#web/forms/Selector.tsx';
import type { Form } from '#web/forms/useForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Text } from '#web/ui/layout.tsx';
import type { DrivenLane, PreRegistration } from '../checkPreRegistration.ts';
import css from './MoreServices.module.css';

const messages = defineMessages({
  from: { id: 'preRegistration.laneFrom', defaultMessage: 'Route from' },
  to: { id: 'preRegistration.laneTo', defaultMessage: 'Route to' },
});

/** The name of a place without its region and country. */
const cityOf = ({ text }: Choice) => text.split(', ')[0]!;

/** The routes of a business. A route is added once both ends are chosen; its start is by default the previous one. */
export function Lanes({ form }: { form: Form<PreRegistration> }) {
  const intl = useIntl();
  const { lanes } = form.values;
  const [from, setFrom] = useState(noChoice);
  const [to, setTo] = useState(noChoice);
  const change = (changed: readonly DrivenLane[]) => form.change('lanes', changed);
  const choose = (start: Choice, goal: Choice) => {
    const isComplete = start.id !== null && goal.id !== null && start.id !== goal.id;
    const isThere = lanes.some(({ fromId, toId }) => fromId.id === start.id && toId.id === goal.id);
    setFrom(start);
    setTo(isComplete ? noChoice : goal);
    if (!isComplete || isThere || lanes.length >= MOST_LANES) return;
    const last = Math.max(0, ...lanes.map(({ id }) => Number(id.slice(1))));
    change([...lanes, { id: `n${last + 1}`, fromId: start, toId: goal, bothWays: false }]);
  };
  return (
    <div className={css.more} data-lanes="">
      <Text note>
        <FormattedMessage
          id="preRegistration.lanes"
          defaultMessage="Which routes do you drive? Customers who search from one place to another see these first. Optional."
        />
      </Text>
      {lanes.length > 0 && (
        <ul className={css.offers}>
          {lanes.map((lane, index) => {
            const text = laneText(cityOf(lane.fromId), cityOf(lane.toId), lane.bothWays);
            const errorMessage = form.errorAt(`lanes.${index}.toId`) ?? form.errorAt(`lanes.${index}.fromId`);
            return (
              <li key={lane.id} className={css.offer} data-invalid={errorMessage ? '' : undefined}>
                <span>
                  {text}
                  {errorMessage && <span className={css.error}>{errorMessage}</span>}
                </span>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={intl.formatMessage(
                    { id: 'preRegistration.laneBothWays', defaultMessage: '{lane}: both ways or one' },
                    { lane: text },
                  )}
                  aria-pressed={lane.bothWays}
                  onPress={() =>
                    change(lanes.map((one) => (one.id === lane.id ? { ...one, bothWays: !one.bothWays } : one)))
                  }
                >
                  <Icon name="swap" size={16} />
                </Button>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={intl.formatMessage(
                    { id: 'preRegistration.removeLane', defaultMessage: 'Remove {lane}' },
                    { lane: text },
                  )}
                  onPress={() => change(lanes.filter(({ id }) => id !== lane.id))}
                >
                  <Icon name="close" size={16} />
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <LaneSuggestions
        text={form.values.description}
        lanes={lanes}
        onYes={({ from: start, to: goal }) => choose(start, goal)}
      />
      {lanes.length < MOST_LANES && (
        <div className={css.fields}>
          <AddressSelector
            label={intl.formatMessage(messages.from)}
            value={from}
            onChange={(choice) => choose(choice, to)}
            onLeave={(choice) => choose(choice, to)}
          />
          <AddressSelector
            // a new key, as the list would stay open when the text is removed
            key={lanes.length}
            label={intl.formatMessage(messages.to)}
            value={to}
            onChange={(choice) => choose(from, choice)}
            onLeave={(choice) => choose(from, choice)}
          />
        </div>
      )}
    </div>
  );
}
