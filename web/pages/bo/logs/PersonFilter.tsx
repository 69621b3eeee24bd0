import { useIntl } from 'react-intl';
import { type Choice, noChoice } from '#web/forms/Selector.tsx';
import { UserSelector } from '#web/forms/UserSelector.tsx';
import { useTyped } from '../list/useTyped.ts';

interface PersonFilterProps {
  /** Whose entries are shown; null for everybody's. */
  person: Choice | null;
  /** With the database id; empty for everybody. */
  onChoose: (id: string) => void;
}

export function PersonFilter({ person, onChoose }: PersonFilterProps) {
  const intl = useIntl();
  const [typed, setTyped, ask] = useTyped(person ?? noChoice, {
    idOf: ({ id }) => id ?? '',
    onAsk: ({ id }) => onChoose(id ?? ''),
  });
  const choose = (choice: Choice) => {
    setTyped(choice);
    // What is only typed narrows nothing, and takes nothing back.
    if (choice.id !== null || choice.text === '') ask(choice);
  };
  return (
    <UserSelector
      label={intl.formatMessage({
        id: 'bo.filter.person',
        defaultMessage: 'Person',
        description: 'Label of the field that filters the logs by who did something',
      })}
      placeholder={intl.formatMessage({
        id: 'bo.filter.personHint',
        defaultMessage: 'Name or email',
        description: 'Hint in the field that filters the logs by who did something',
      })}
      value={typed}
      onChange={choose}
      onLeave={(choice) => choose(choice.id === null ? (person ?? noChoice) : choice)}
    />
  );
}
