import { FormattedMessage, useIntl } from 'react-intl';
import { type RoleName, roleMessages } from '#web/businesses/laneMessages.ts';
import type { Form } from '#web/forms/useForm.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { labels } from './labels.ts';
import type { ProviderValues } from './providerValues.ts';

/** A field for one or several roles of a provider in a transport. */
export function RolesField({ form }: { form: Form<ProviderValues> }) {
  const intl = useIntl();
  const { value, onChange, errorMessage } = form.field('roles');
  const all = Object.keys(roleMessages) as RoleName[];
  return (
    <FieldGroup legend={intl.formatMessage(labels.roles)} errorId="roles-error" errorMessage={errorMessage}>
      <Cluster gap={0} across={2}>
        {all.map((role) => (
          <Checkbox
            key={role}
            name="roles"
            isPill
            isSelected={value.includes(role)}
            onChange={(isSelected) =>
              onChange(all.filter((item) => (item === role ? isSelected : value.includes(item))))
            }
          >
            <FormattedMessage {...roleMessages[role]} />
          </Checkbox>
        ))}
      </Cluster>
    </FieldGroup>
  );
}
