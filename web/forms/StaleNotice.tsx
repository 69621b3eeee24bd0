import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#web/ui/Button.tsx';
import { ComparisonTable } from '#web/ui/ComparisonTable.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './StaleNotice.module.css';
import { usePending } from './usePending.ts';
import type { VersionLine } from './versionLines.ts';

interface StaleNoticeProps {
  title: ReactNode;
  lines: readonly VersionLine[];
  onKeepTheirs: () => void;
  onSaveMine: () => Promise<void>;
}

/** Somebody else saved first: both versions, field by field, and which is to stay. Nothing is lost until then. */
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
          <FormattedMessage
            id="stale.same"
            defaultMessage="Both versions are the same."
            description="When two people have saved the same"
          />
        ) : (
          <FormattedMessage
            id="stale.text"
            defaultMessage="Your changes are still here. Compare the differences and choose which version to keep."
            description="Above two versions of what is edited"
          />
        )}
      </p>
      {lines.length > 0 && (
        <ComparisonTable
          headers={[
            intl.formatMessage({ id: 'stale.field', defaultMessage: 'Field', description: 'Header of a column' }),
            intl.formatMessage({
              id: 'stale.theirs',
              defaultMessage: 'Their version (saved)',
              description: 'Header of a column: the version that somebody else saved',
            }),
            intl.formatMessage({
              id: 'stale.mine',
              defaultMessage: 'Your version (not saved)',
              description: 'Header of a column: the own version, which is not saved yet',
            }),
          ]}
          rows={lines.map(({ label, theirs: one, mine: other }) => ({ id: label, label, one, other }))}
        />
      )}
      <div className={css.actions}>
        <Button variant="outline" onPress={onKeepTheirs}>
          <FormattedMessage
            id="stale.keep"
            defaultMessage="Keep their version"
            description="Button: what somebody else saved stays, what one has typed is dropped"
          />
        </Button>
        <Button isPending={isPending} onPress={saveMine}>
          <FormattedMessage
            id="stale.save"
            defaultMessage="Overwrite with your version"
            description="Button: what one has typed takes the place of what somebody else saved"
          />
        </Button>
      </div>
    </section>
  );
}
