import { FormattedMessage } from 'react-intl';
import css from '#web/pages/bo/editor/FormPart.module.css';
import { Button } from '#web/ui/Button.tsx';

interface ItemsPagerProps {
  /** From 0. */
  page: number;
  size: number;
  count: number;
  onGo: (page: number) => void;
}

/** Which items of a long list are shown, and buttons for those before and after. */
export function ItemsPager({ page, size, count, onGo }: ItemsPagerProps) {
  const from = page * size + 1;
  const to = Math.min(count, from + size - 1);
  return (
    <div className={css.pager}>
      <Button variant="outline" isDisabled={page === 0} onPress={() => onGo(page - 1)}>
        <FormattedMessage
          id="bo.items.previous"
          defaultMessage="Previous"
          description="Button below a long list in a form: shows the items before these"
        />
      </Button>
      <span role="status">
        <FormattedMessage
          id="bo.items.range"
          defaultMessage="{from}–{to} of {count}"
          description="Which items of a long list in a form are shown"
          values={{ from, to, count }}
        />
      </span>
      <Button variant="outline" isDisabled={to === count} onPress={() => onGo(page + 1)}>
        <FormattedMessage
          id="bo.items.next"
          defaultMessage="Next"
          description="Button below a long list in a form: shows the items after these"
        />
      </Button>
    </div>
  );
}
