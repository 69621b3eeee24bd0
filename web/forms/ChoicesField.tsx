import { type ReactNode, useId } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Checkbox } from '../ui/Checkbox.tsx';
import { FieldGroup } from '../ui/FieldGroup.tsx';
import { Text } from '../ui/layout.tsx';
import css from './forms.module.css';

export interface Choice {
  name: MessageDescriptor;
  sentence: MessageDescriptor;
  /** The name of the value in programs and the documentation. */
  code: string;
}

interface ChoicesFieldProps<Value extends string> {
  legend: ReactNode;
  choices: Readonly<Record<Value, Choice>>;
  /** The offered choices; all by default. */
  only?: readonly Value[] | undefined;
  name: string;
  value: readonly Value[];
  onChange: (value: readonly Value[]) => void;
  errorMessage: string | undefined;
}

/** A field for several values that programs identify by a code, each with an explanation. */
export function ChoicesField<Value extends string>(props: ChoicesFieldProps<Value>) {
  const { legend, choices, only, name, value, onChange, errorMessage } = props;
  const id = useId();
  const all = only ?? (Object.keys(choices) as Value[]);
  return (
    <FieldGroup legend={legend} errorId={id} errorMessage={errorMessage}>
      {all.map((choice) => {
        const { name: title, sentence, code } = choices[choice];
        return (
          <Checkbox
            key={choice}
            name={name}
            isSelected={value.includes(choice)}
            onChange={(isSelected) =>
              onChange(all.filter((item) => (item === choice ? isSelected : value.includes(item))))
            }
            description={<FormattedMessage {...sentence} />}
            groupErrorId={errorMessage ? id : undefined}
          >
            <span className={css.name}>
              <FormattedMessage {...title} />
              <Text as="code" tone="soft" weight={400} translate="no">
                {code}
              </Text>
            </span>
          </Checkbox>
        );
      })}
    </FieldGroup>
  );
}
