import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportProgress_import$key } from '#web/__generated__/ImportProgress_import.graphql.ts';
import { Button } from '#web/ui/Button.tsx';
import { Text } from '#web/ui/layout.tsx';
import bar from '../../ActionBar.module.css';
import { ImportProgress } from '../ImportProgress.tsx';
import css from './Mapping.module.css';
import type { Mapping } from './useMapping.ts';

interface MappingBarProps {
  providerImport: ImportProgress_import$key;
  mapping: Mapping;
  isChecking: boolean;
}

/** A bar that stays visible while there are unsent choices, and while the server processes them. */
export function MappingBar({ providerImport, mapping, isChecking }: MappingBarProps) {
  const intl = useIntl();
  const { changeCount, refusal, isPending, wasSent, send, discard } = mapping;
  if (changeCount === 0 && wasSent && isChecking)
    return (
      <div className={`${bar.bar} ${css.bar}`}>
        <ImportProgress providerImport={providerImport} />
      </div>
    );
  return (
    <section
      className={`${bar.bar} ${css.bar}`}
      aria-label={intl.formatMessage({ id: 'bo.import.unread', defaultMessage: 'Unapplied changes' })}
      hidden={changeCount === 0}
    >
      <Text as="div" tone="heading" size="sm" weight={650} role="status">
        {changeCount > 0 && (
          <p>
            <FormattedMessage
              id="bo.import.changes"
              defaultMessage="{count, plural, one {# unapplied change} other {# unapplied changes}}"
              values={{ count: changeCount }}
            />
          </p>
        )}
        {refusal && <p className={css.refusal}>{refusal}</p>}
      </Text>
      <div className={bar.buttons}>
        <Button variant="outline" isDisabled={isPending} onPress={discard}>
          <FormattedMessage id="bo.import.discard" defaultMessage="Discard" />
        </Button>
        <Button isPending={isPending} onPress={send}>
          <FormattedMessage id="bo.import.readAgain" defaultMessage="Apply and check again" />
        </Button>
      </div>
    </section>
  );
}
