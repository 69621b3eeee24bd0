import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#web/ui/Button.tsx';
import { ComparisonTable } from '#web/ui/ComparisonTable.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Cluster } from '../ui/layout.tsx';
import css from './StaleNotice.module.css';
import { usePending } from './usePending.ts';
import type { VersionLine } from './versionLines.ts';

interface StaleNoticeProps {
  title: ReactNode;
  lines: readonly VersionLine[];
  onKeepTheirs: () => void;
  onSaveMine: () => Promise<void>;
}

/**
 * Shown when another user saved first: both versions, field by field, and a choice. No input is lost until the choice.
 */
export function StaleNotice({ title, lines, onKeepTheirs, onSaveMine }: StaleNoticeProps) {
  const intl = useIntl();
  const box = useRef<HTMLElement>(null);
  const [isPending, saveMine] = usePending(onSaveMine);

  useEffect(() => {
    box.current?.focus();
  }, []);

  return (
    <section ref={box} className={css.notice} tabIndex={-1} aria-labelledby="stale">
      <h2 id="stale" className={css.title}>
        <Icon name="alert" />
        {title}
      </h2>
      <p>
        {lines.length === 0 ? (
          <FormattedMessage id="stale.same" defaultMessage="Both versions are the same." />
        ) : (
          <FormattedMessage
            id="stale.text"
            defaultMessage="Your changes are still here. Compare the differences and choose which version to keep."
          />
        )}
      </p>
      {lines.length > 0 && (
        <ComparisonTable
          headers={[
            intl.formatMessage({ id: 'stale.field' }),
            intl.formatMessage({ id: 'stale.theirs', defaultMessage: 'Their version (saved)' }),
            intl.formatMessage({ id: 'stale.mine', defaultMessage: 'Your version (not saved)' }),
          ]}
          rows={lines.map(({ label, theirs: one, mine: other }) => ({ id: label, label, one, other }))}
        />
      )}
      <Cluster gap={3}>
        <Button variant="outline" onPress={onKeepTheirs}>
          <FormattedMessage id="stale.keep" defaultMessage="Keep their version" />
        </Button>
        <Button isPending={isPending} onPress={saveMine}>
          <FormattedMessage id="stale.save" defaultMessage="Overwrite with your version" />
        </Button>
      </Cluster>
    </section>
  );
}
