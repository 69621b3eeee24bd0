import { FormattedMessage, useIntl } from 'react-intl';
import { ChoicesField } from '../forms/ChoicesField.tsx';
import { StackedForm } from '../forms/StackedForm.tsx';
import type { Form } from '../forms/useForm.ts';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import { type Scope, scopeMessages } from './scopeMessages.ts';
import type { NewTokenValues } from './useNewToken.ts';

const lifetimes = [30, 90, 180, 365];

export function NewTokenForm({ id, form }: { id: string; form: Form<NewTokenValues> }) {
  const intl = useIntl();
  return (
    <StackedForm id={id} form={form}>
      <TextField
        {...form.field('name')}
        label={intl.formatMessage({
          id: 'tokens.name',
          defaultMessage: 'Name',
          description: 'Label of the field for what an access token is for',
        })}
        description={intl.formatMessage({
          id: 'tokens.nameHint',
          defaultMessage: 'What it is for, such as “Transport management, test”.',
          description: 'Below the field for the name of an access token',
        })}
        autoComplete="off"
        maxLength={100}
        autoFocus
        isRequired
      />
      <ScopeField {...form.field('scopes')} />
      <Select
        {...form.field('expiresInDays')}
        label={intl.formatMessage({
          id: 'tokens.lifetime',
          defaultMessage: 'Valid for',
          description: 'Label of the field for after how many days an access token runs out',
        })}
        groups={[
          {
            options: lifetimes.map((days) => ({
              id: String(days),
              label: intl.formatMessage(
                {
                  id: 'tokens.days',
                  defaultMessage: '{days, plural, one {# day} other {# days}}',
                  description: 'For how long an access token counts',
                },
                { days },
              ),
            })),
          },
        ]}
        isRequired
      />
    </StackedForm>
  );
}

interface ScopeFieldProps {
  name: string;
  value: readonly Scope[];
  onChange: (value: readonly Scope[]) => void;
  errorMessage: string | undefined;
}

/** What a token may do. */
function ScopeField(props: ScopeFieldProps) {
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
