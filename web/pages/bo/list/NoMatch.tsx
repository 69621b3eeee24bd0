import { FormattedMessage } from 'react-intl';
import { NothingFound } from './NothingFound.tsx';

/** A search found nothing. */
export function NoMatch({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <NothingFound onShowAll={onClear}>
      <FormattedMessage
        id="bo.noMatch"
        defaultMessage="Nothing here has “{search}”. Try fewer letters, or another part of the name."
        description="In place of a list, when what was searched for is not in it"
        values={{ search }}
      />
    </NothingFound>
  );
}
