import { useIntl } from 'react-intl';
import { paths } from '../paths.ts';
import { useShortlist } from '../shortlist/shortlist.ts';
import { Icon } from '../ui/Icon.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';

/** A link to the saved businesses, shown if there are any. */
export function ShortlistLink() {
  const intl = useIntl();
  const { length: count } = useShortlist();
  if (count === 0) return null;
  return (
    <LinkButton
      variant="quiet"
      href={paths.shortlist()}
      aria-label={intl.formatMessage(
        { id: 'nav.shortlist', defaultMessage: 'Shortlist: {count, plural, one {# business} other {# businesses}}' },
        { count },
      )}
    >
      <Icon name="star" />
      {count}
    </LinkButton>
  );
}
