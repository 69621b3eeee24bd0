import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Checkbox } from '../ui/Checkbox.tsx';
import { FieldGroup } from '../ui/FieldGroup.tsx';
import css from './ScopeField.module.css';
import { type Scope, scopeMessages, scopes } from './scopeMessages.ts';

interface ScopeFieldProps {
  name: string;
  value: readonly Scope[];
  onChange: (value: readonly Scope[]) => void;
  errorMessage: string | undefined;
}

/** What a token may do, each with a sentence that says what that is. */
export function ScopeField({ name, value, onChange, errorMessage }: ScopeFieldProps) {
  const id = useId();
  return (
    <FieldGroup
      legend={
        <FormattedMessage
          id="tokens.scopes"
          defaultMessage="What it may do"
          description="Of an access token: above checkboxes, and the name of a list"
        />
      }
      errorId={id}
      errorMessage={errorMessage}
    >
      {scopes.map((scope) => {
        const { name: title, sentence, code } = scopeMessages[scope];
        return (
          <Checkbox
            key={scope}
            name={name}
            isSelected={value.includes(scope)}
            onChange={(isSelected) =>
              onChange(scopes.filter((one) => (one === scope ? isSelected : value.includes(one))))
            }
            description={<FormattedMessage {...sentence} />}
            groupErrorId={errorMessage ? id : undefined}
          >
            <span className={css.name}>
              <FormattedMessage {...title} />
              <code className={css.code} translate="no">
                {code}
              </code>
            </span>
          </Checkbox>
        );
      })}
    </FieldGroup>
  );
}
