import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { RowProblems_row$key } from '#web/__generated__/RowProblems_row.graphql.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/Link.tsx';
import css from '../Import.module.css';
import { targetMessage } from '../mapping/targets.ts';
import { rowMessages } from './rowMessages.ts';

/** All that is wrong with a row, and the provider that a duplicate looks like. */
export function RowProblems({ row }: { row: RowProblems_row$key }) {
  const intl = useIntl();
  const { verdict, problems, likeness } = useFragment(
    graphql`
      fragment RowProblems_row on ProviderImportRow {
        verdict
        problems {
          text
          target
          isWarning
        }
        likeness {
          databaseId
          businessName
        }
      }
    `,
    row,
  );
  return (
    <ul className={css.problems}>
      {problems.map(({ text, target, isWarning }) => {
        const about = target ? targetMessage(target) : undefined;
        return (
          <li key={`${target} ${text}`}>
            {isWarning && (
              <b className={css.warning}>
                <FormattedMessage {...rowMessages.warning} />
                {' · '}
              </b>
            )}
            {about ? `${intl.formatMessage(about)}: ${text}` : text}
          </li>
        );
      })}
      {verdict === 'DUPLICATE' && likeness && (
        <li className={css.above}>
          <Link href={paths.boProvider(likeness.databaseId)} target="_blank">
            {`${likeness.businessName} #${likeness.databaseId}`}
          </Link>
        </li>
      )}
    </ul>
  );
}
