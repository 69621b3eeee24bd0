import { FormattedMessage } from 'react-intl';
import { Button } from '#web/ui/Button.tsx';
import { MessageCard } from '#web/ui/MessageCard.tsx';

/** A search found nothing. */
export function NoMatch({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <MessageCard>
      <p>
        <FormattedMessage
          id="bo.noMatch"
          defaultMessage="Nothing here has “{search}”. Try fewer letters, or another part of the name."
          description="In place of a list, when what was searched for is not in it"
          values={{ search }}
        />
      </p>
      <Button variant="outline" onPress={onClear}>
        <FormattedMessage
          id="bo.clearSearch"
          defaultMessage="Show all"
          description="Button that takes back what was searched for in a list"
        />
      </Button>
    </MessageCard>
  );
}
