import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage } from 'react-intl';
import type { Form } from '#web/forms/useForm.ts';
import css from '#web/pages/bo/editor/FormPart.module.css';
import { FormPart } from '#web/pages/bo/editor/FormPart.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Cluster, Stack, Text } from '#web/ui/layout.tsx';
import { newItemId } from './editedItems.ts';
import type { ProviderValues } from './providerValues.ts';

type ListName = 'contacts' | 'services' | 'branches' | 'lanes';
type ItemOf<Name extends ListName> = ProviderValues[Name][number];

interface ItemsPartProps<Name extends ListName> {
  form: Form<ProviderValues>;
  name: Name;
  title: string;
  newItem: Omit<ItemOf<Name>, 'id'>;
  addLabel: ReactNode;
  none: ReactNode;
  children: (item: ItemOf<Name>) => ReactNode;
}

/** Items shown at a time: a browser is slow with thousands of fields. */
const PAGE = 50;

/** A list that is edited in place: its items are fields, and there is a button for one more. */
export function ItemsPart<Name extends ListName>(props: ItemsPartProps<Name>) {
  const { form, name, title, newItem, addLabel, none, children } = props;
  const error = useId();
  const list = useRef<HTMLUListElement>(null);
  const items = form.values[name] as readonly ItemOf<Name>[];
  const { errorMessage } = form.field(name);
  const [page, setPage] = useState(0);
  const [refused, setRefused] = useState(form.refused);
  const pages = Math.max(1, Math.ceil(items.length / PAGE));
  const shown = Math.min(page, pages - 1);
  // an error is shown, on any page
  if (refused !== form.refused) {
    setRefused(form.refused);
    const wrong = items.findIndex(({ id }) => form.refused.some((item) => item.name.startsWith(`${name}.${id}.`)));
    if (wrong >= 0) setPage(Math.floor(wrong / PAGE));
  }

  const add = () => {
    const item = { ...newItem, id: newItemId(items) } as ItemOf<Name>;
    flushSync(() => {
      form.change(name, [...items, item] as unknown as ProviderValues[Name]);
      setPage(Math.floor(items.length / PAGE));
    });
    // The focus moves to the new item.
    list.current?.lastElementChild?.querySelector<HTMLElement>('select, input')?.focus();
  };

  return (
    <FormPart title={title}>
      <Stack data-wide="" gap={3}>
        {items.length === 0 ? (
          <Text note>{none}</Text>
        ) : (
          <Stack ref={list} as="ul" gap={3} aria-label={title}>
            {items.slice(shown * PAGE, (shown + 1) * PAGE).map(children)}
          </Stack>
        )}
        {pages > 1 && <ItemsPager page={shown} size={PAGE} count={items.length} onGo={setPage} />}
        {errorMessage && (
          <p id={error} className={css.error}>
            <Icon name="alert" size={16} />
            {errorMessage}
          </p>
        )}
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
  /** From 0. */
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
