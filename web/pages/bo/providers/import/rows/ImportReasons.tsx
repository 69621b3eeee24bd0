import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ImportReasons_import$key } from '#web/__generated__/ImportReasons_import.graphql.ts';
import { Card } from '#web/ui/Card.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import css from '../Import.module.css';
import { importMessages } from '../importMessages.ts';
import { ShowMore } from '../mapping/ShowMore.tsx';
import { rowMessages } from './rowMessages.ts';

const FIRST = 6;

interface ImportReasonsProps {
  providerImport: ImportReasons_import$key;
  /** The key of the problem whose rows are shown; empty for none. */
  value: string;
  onChange: (key: string) => void;
}

/** The kinds of problems of the rows: a press shows only rows with this problem, another press all rows. */
export function ImportReasons({ providerImport, value, onChange }: ImportReasonsProps) {
  const [isOpen, setOpen] = useState(false);
  const { reasons } = useFragment(
    graphql`
      fragment ImportReasons_import on ProviderImport {
        reasons {
          key
          text
          isWarning
          rowCount
        }
      }
    `,
    providerImport,
  );
  if (reasons.length === 0) return null;
  const items = (list: typeof reasons) => (
    <Stack as="ul">
      {list.map(({ key, text, isWarning, rowCount }) => (
        <li key={`${key}${isWarning}`}>
          <button
            type="button"
            className={css.reason}
            aria-pressed={key === value}
            onClick={() => onChange(key === value ? '' : key)}
          >
            <span className={css.reasonCount}>
              <FormattedMessage {...importMessages.rows} values={{ count: rowCount }} />
            </span>
            <Chip tone={isWarning ? 'warning' : 'error'}>
              <FormattedMessage {...(isWarning ? rowMessages.warning : rowMessages.refusal)} />
            </Chip>
            <span className={css.reasonText}>{text}</span>
          </button>
        </li>
      ))}
    </Stack>
  );
  return (
    <Card>
      <section className={css.part} aria-labelledby="problems">
        <Text id="problems" as="h2">
          <FormattedMessage id="bo.import.problems" defaultMessage="Problems" />
        </Text>
        <p className={css.soft}>
          <FormattedMessage
            id="bo.import.problems.hint"
            defaultMessage="Select a problem to see its rows below. Each shows the text of one row as an example."
          />
        </p>
        {items(reasons.slice(0, FIRST))}
        {reasons.length > FIRST && (
          <ShowMore
            isOpen={isOpen}
            onChange={setOpen}
            label={
              <FormattedMessage
                id="bo.import.moreProblems"
                defaultMessage="{count, plural, one {# more problem} other {# more problems}}"
                values={{ count: reasons.length - FIRST }}
              />
            }
          >
            {items(reasons.slice(FIRST))}
          </ShowMore>
        )}
      </section>
    </Card>
  );
}
