import { FormattedMessage, useIntl } from 'react-intl';
import { paths, type Search } from '#web/paths.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { areaMessages } from '../areaMessages.ts';
import css from './ResultsHeading.module.css';

/** A link to the same search without the area of the map; nothing without an area. */
export function AreaChip({ search, onAsk }: { search: Search; onAsk: () => void }) {
  const intl = useIntl();
  if (!search.area) return null;
  return (
    <div className={css.area}>
      <LinkButton
        variant="outline"
        href={paths.search({ ...search, area: '' })}
        onPress={onAsk}
        aria-label={intl.formatMessage({ id: 'results.dropArea', defaultMessage: 'Remove the map area' })}
      >
        <FormattedMessage {...areaMessages.name} />
        <Icon name="close" size={16} />
      </LinkButton>
    </div>
  );
}
