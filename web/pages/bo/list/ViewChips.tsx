import { Link } from 'react-aria-components/Link';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import css from './ViewChips.module.css';

const messages = defineMessages({
  views: { id: 'bo.queue.views' },
  all: { id: 'bo.queue.all' },
});

interface ViewChipsProps {
  list: {
    state: { filters: Readonly<Record<'view', string>> };
    filterUrl: (filters: { view: string }) => string;
  };
  names: Readonly<Record<string, MessageDescriptor>>;
}

/** Links to the parts of a list. */
export function ViewChips({ list, names }: ViewChipsProps) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage(messages.views)} className={css.views}>
      {Object.entries({ '': messages.all, ...names }).map(([view, name]) => (
        <Link
          key={view}
          href={list.filterUrl({ view })}
          className={css.view ?? ''}
          aria-current={view === list.state.filters.view ? 'true' : undefined}
          routerOptions={{ preventScrollReset: true }}
        >
          <FormattedMessage {...name} />
        </Link>
      ))}
    </nav>
  );
}
