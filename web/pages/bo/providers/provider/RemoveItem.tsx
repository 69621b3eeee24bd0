import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';

/** Takes an item out of its list. Where the focus was there is nothing afterwards: it goes to the form's next button. */
export function RemoveItem({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <div>
      <Button
        variant="quiet"
        size="icon"
        aria-label={label}
        onPress={({ target }) => {
          const add = target.closest('section')?.querySelector<HTMLElement>('button[name]');
          onRemove();
          add?.focus();
        }}
      >
        <Icon name="trash" />
      </Button>
    </div>
  );
}
