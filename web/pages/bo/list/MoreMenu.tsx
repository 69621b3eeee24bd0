import { FormattedMessage, useIntl } from 'react-intl';
import { useActions } from '#web/layouts/backOffice/handle.ts';
import { ensureProof } from '#web/session/proof/proveAgain.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Disclosure } from '#web/ui/Disclosure.tsx';
import { DownloadLink } from '#web/ui/DownloadLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import type { Column } from '#web/ui/TableRow.tsx';
import css from './ListPage.module.css';

interface MoreMenuProps {
  /** The address of the list as a CSV file; undefined if there is no export. */
  exportUrl: string | undefined;
  columns: readonly Pick<Column<never>, 'id' | 'label' | 'isName'>[];
  hidden: readonly string[];
  onToggleColumn: (id: string) => void;
  isRelaxed: boolean;
  onRelax: (isRelaxed: boolean) => void;
}

/** The menu of less frequent actions of a list, and of the appearance of its rows. */
export function MoreMenu({ exportUrl, columns, hidden, onToggleColumn, isRelaxed, onRelax }: MoreMenuProps) {
  const intl = useIntl();
  // the link that creates an item is next to the title
  const links = useActions().filter(({ creates }) => !creates);
  return (
    <Disclosure aria-label={intl.formatMessage({ id: 'bo.more' })} trigger={() => <Icon name="more" />}>
      {() => (
        <div className={css.more}>
          {(exportUrl || links.length > 0) && (
            <div className={css.moreLinks}>
              {exportUrl && (
                <DownloadLink href={exportUrl} variant="quiet" before={ensureProof}>
                  <FormattedMessage id="bo.exportCsv" defaultMessage="Export CSV" />
                </DownloadLink>
              )}
              {links.map(({ href, name, menuIcon }) => (
                <div key={href} className={menuIcon ? undefined : css.onPhone}>
                  <LinkButton href={href} variant="quiet">
                    <Icon name={menuIcon ?? 'arrow'} />
                    <FormattedMessage {...name} />
                  </LinkButton>
                </div>
              ))}
            </div>
          )}
          <fieldset className={css.columns}>
            <legend className={css.legend}>
              <FormattedMessage id="bo.columns" />
            </legend>
            {columns
              .filter(({ isName }) => !isName)
              .map(({ id, label }) => (
                <Checkbox key={id} isSelected={!hidden.includes(id)} onChange={() => onToggleColumn(id)}>
                  {label}
                </Checkbox>
              ))}
          </fieldset>
          <div className={css.density}>
            <Checkbox isSelected={isRelaxed} onChange={onRelax}>
              <FormattedMessage id="bo.density" defaultMessage="Comfortable rows" />
            </Checkbox>
          </div>
        </div>
      )}
    </Disclosure>
  );
}
