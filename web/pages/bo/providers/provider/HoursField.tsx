import { useId } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { ALL_DAY, isAllDay, WEEKDAYS } from '#shared/openingHours.ts';
import { useHoursWords } from '#web/businesses/useHoursWords.ts';
import { DateField } from '#web/pages/bo/DateField.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './HoursField.module.css';
import type { HoursLine } from './hoursLines.ts';

const messages = defineMessages({
  opens: { id: 'bo.hours.opens', defaultMessage: 'Opens' },
  closes: { id: 'bo.hours.closes', defaultMessage: 'Closes' },
  remove: { id: 'bo.hours.remove', defaultMessage: 'Remove these hours' },
});

/** The usual hours, added when staff begin to enter hours. */
const USUAL: readonly HoursLine[] = [
  { days: WEEKDAYS.slice(0, 5), opens: '08:00', closes: '18:00' },
  { days: ['Sa'], opens: '08:00', closes: '12:00' },
  { days: [], opens: '08:00', closes: '12:00' },
];

interface HoursFieldProps {
  /** The path of the field in the form. */
  name: string;
  value: readonly HoursLine[];
  onChange: (lines: HoursLine[]) => void;
  errorMessage: string | undefined;
}

/** A field for the opening hours of a week, with one line for days with the same hours. */
export function HoursField({ name, value: lines, onChange, errorMessage }: HoursFieldProps) {
  const errorId = useId();
  const change = (at: number, line: HoursLine) =>
    onChange(lines.map((item, position) => (position === at ? line : item)));
  return (
    <FieldGroup
      legend={<FormattedMessage id="bo.hours" defaultMessage="Opening hours (local time)" />}
      errorId={errorId}
      errorMessage={errorMessage}
    >
      {lines.map((line, at) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and no state
          key={at}
          line={line}
          onChange={(changed) => change(at, changed)}
          onRemove={() => onChange(lines.filter((_, position) => position !== at))}
        />
      ))}
      <div>
        <Button
          variant="outline"
          name={name}
          aria-describedby={errorMessage && errorId}
          onPress={() => onChange([...lines, USUAL[Math.min(lines.length, USUAL.length - 1)]!])}
        >
          <Icon name="plus" />
          <FormattedMessage id="bo.hours.add" defaultMessage="Add hours" />
        </Button>
      </div>
    </FieldGroup>
  );
}

interface LineProps {
  line: HoursLine;
  onChange: (line: HoursLine) => void;
  onRemove: () => void;
}

function Line({ line, onChange, onRemove }: LineProps) {
  const intl = useIntl();
  const words = useHoursWords();
  const isWhole = isAllDay(line);
  const time = (part: 'opens' | 'closes') => (
    <DateField
      type="time"
      label={intl.formatMessage(messages[part])}
      value={line[part]}
      onChange={(value) => onChange({ ...line, [part]: value })}
    />
  );
  return (
    <div className={css.line}>
      <div className={css.days}>
        {WEEKDAYS.map((day, position) => (
          <label key={day} className={css.day}>
            <input
              type="checkbox"
              checked={line.days.includes(day)}
              onChange={({ currentTarget: { checked } }) =>
                onChange({
                  ...line,
                  days: WEEKDAYS.filter((weekday) => (weekday === day ? checked : line.days.includes(weekday))),
                })
              }
            />
            {words.days[position]}
          </label>
        ))}
      </div>
      <div className={css.times}>
        {!isWhole && time('opens')}
        {!isWhole && time('closes')}
        <Checkbox
          isSelected={isWhole}
          onChange={(whole) => onChange({ ...line, ...(whole ? ALL_DAY : { opens: '08:00', closes: '18:00' }) })}
        >
          {words.allDay}
        </Checkbox>
        <Button variant="quiet" size="icon" aria-label={intl.formatMessage(messages.remove)} onPress={onRemove}>
          <Icon name="trash" />
        </Button>
      </div>
    </div>
  );
}
