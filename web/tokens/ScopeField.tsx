import { FormattedMessage } from 'react-intl';
import { ChoicesField } from '../forms/ChoicesField.tsx';
import { type Scope, scopeMessages } from './scopeMessages.ts';

interface ScopeFieldProps {
  name: string;
  value: readonly Scope[];
  onChange: (value: readonly Scope[]) => void;
  errorMessage: string | undefined;
}

/** What a token may do. */
export function ScopeField(props: ScopeFieldProps) {
  return (
    <ChoicesField
      {...props}
      choices={scopeMessages}
      legend={
        <FormattedMessage
          id="tokens.scopes"
          defaultMessage="What it may do"
          description="Of an access token: above checkboxes, and the name of a list"
        />
      }
    />
  );
}
