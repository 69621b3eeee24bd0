import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { Form } from '#web/forms/useForm.ts';
import css from '#web/pages/bo/editor/FormPart.module.css';
import { FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Cluster, Stack, Text } from '#web/ui/layout.tsx';
import { newItemId, withItem, withoutItem } from './editedItems.ts';
import { labels } from './labels.ts';
import type { ProviderValues } from './providerValues.ts';

type ListName = 'contacts' | 'services' | 'branches' | 'lanes' | 'credentials';
type ItemOf<Name extends ListName> = ProviderValues[Name][number];

/**
 * Returns the props of the field for a part of an item. `onLeave` also settles the value when the focus leaves the
 * field.
 */
type FieldOf<Item> = <Part extends keyof Item & string>(
  part: Part,
) => {
  name: `${string}.${string}`;
  value: Item[Part];
  onChange: (value: Item[Part]) => void;
  onLeave: (value: Item[Part]) => void;
  errorMessage: string | undefined;
};

interface ItemsPartProps<Name extends ListName> {
  form: Form<ProviderValues>;
  name: Name;
  newItem: Omit<ItemOf<Name>, 'id'>;
  addLabel: ReactNode;
  removeLabel: (item: ItemOf<Name>) => string;
  none: ReactNode;
  /** The layout of an item's fields; by default the first field is narrow. `line`: in one line, also on a phone. */
  shape?: 'line' | 'lines' | 'even';
  /** Additional content below the items. */
  beside?: ReactNode;
  /** Renders the fields of an item. */
  children: (item: ItemOf<Name>, field: FieldOf<ItemOf<Name>>) => ReactNode;
}

/** The number of items shown at a time, as a browser is slow with thousands of fields. */
const PAGE = 50;

/** A list that is edited in place: each item has fields, and a button adds an item. */
export function ItemsPart<Name extends ListName>(props: ItemsPartProps<Name>) {
  const { form, name, newItem, addLabel, removeLabel, none, shape, beside, children } = props;
  const label: MessageDescriptor = labels[name];
  const title = useIntl().formatMessage(label);
  const error = useId();
  const element = useRef<HTMLUListElement>(null);
  const items = form.values[name] as readonly ItemOf<Name>[];
  const { errorMessage } = form.field(name);
  const [page, setPage] = useState(0);
  const [refused, setRefused] = useState(form.refused);
  const pages = Math.max(1, Math.ceil(items.length / PAGE));
  const shown = Math.min(page, pages - 1);
  // shows the page with the first error
  if (refused !== form.refused) {
    setRefused(form.refused);
    const wrong = items.findIndex(({ id }) => form.refused.some((item) => item.name.startsWith(`${name}.${id}.`)));
    if (wrong >= 0) setPage(Math.floor(wrong / PAGE));
  }

  const list = (changed: readonly ItemOf<Name>[]) => changed as unknown as ProviderValues[Name];
  const fieldOf =
    (item: ItemOf<Name>): FieldOf<ItemOf<Name>> =>
    (part) => {
      const path = `${name}.${item.id}.${part}` as const;
      const changed = (value: unknown) => list(withItem(items, { ...item, [part]: value }));
      return {
        name: path,
        value: item[part],
        onChange: (value) => form.change(name, changed(value), path),
        onLeave: (value) => form.settle(name, changed(value), path),
        errorMessage: form.errorAt(path),
      };
    };

  const add = () => {
    const item = { ...newItem, id: newItemId(items) } as ItemOf<Name>;
    flushSync(() => {
      form.change(name, list([...items, item]));
      setPage(Math.floor(items.length / PAGE));
    });
    // The focus moves to the new item.
    element.current?.lastElementChild?.querySelector<HTMLElement>('select, input')?.focus();
  };

  return (
    <FormPart id={name} title={title}>
      <Stack data-wide="" gap={3}>
        {items.length === 0 ? (
          <Text note>{none}</Text>
        ) : (
          <Stack ref={element} as="ul" gap={3} aria-label={title}>
            {items.slice(shown * PAGE, (shown + 1) * PAGE).map((item) => (
              <li key={item.id} className={css.item} data-shape={shape}>
                {children(item, fieldOf(item))}
                <RemoveItem
                  label={removeLabel(item)}
                  onRemove={() => form.change(name, list(withoutItem(items, item.id)), `${name}.${item.id}`)}
                />
              </li>
            ))}
          </Stack>
        )}
        {pages > 1 && <ItemsPager page={shown} size={PAGE} count={items.length} onGo={setPage} />}
        {errorMessage && (
          <p id={error} className={css.error}>
            <Icon name="alert" size={16} />
            {errorMessage}
          </p>
        )}
        {beside}
        <div>
          <Button variant="outline" name={name} aria-describedby={errorMessage && error} onPress={add}>
            <Icon name="plus" />
            {addLabel}
          </Button>
        </div>
      </Stack>
    </FormPart>
  );
}

interface ItemsPagerProps {
  /** The number of the page, from 0. */
  page: number;
  size: number;
  count: number;
  onGo: (page: number) => void;
}

/** The position in a long list, with buttons for the previous and the next items. */
function ItemsPager({ page, size, count, onGo }: ItemsPagerProps) {
  const from = page * size + 1;
  const to = Math.min(count, from + size - 1);
  return (
    <Cluster gap={3} align="center" note>
      <Button variant="outline" isDisabled={page === 0} onPress={() => onGo(page - 1)}>
        <FormattedMessage id="bo.items.previous" defaultMessage="Previous" description="Items of a form" />
      </Button>
      <span role="status">
        <FormattedMessage id="bo.items.range" defaultMessage="{from}–{to} of {count}" values={{ from, to, count }} />
      </span>
      <Button variant="outline" isDisabled={to === count} onPress={() => onGo(page + 1)}>
        <FormattedMessage id="bo.items.next" />
      </Button>
    </Cluster>
  );
}

/** Removes an item from its list. The focus moves to the next button of the form, as the item's own is removed. */
function RemoveItem({ label, onRemove }: { label: string; onRemove: () => void }) {
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
