import { useLayoutEffect, useRef } from 'react';
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import css from './AsyncComboBox.module.css';
import field from './Field.module.css';
import { Icon, type IconName } from './Icon.tsx';
import { OpenList } from './OpenList.tsx';
import { type Load, useDebouncedLoad } from './useDebouncedLoad.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface ComboBoxItem {
  id: string;
  label: string;
  /** What kind of thing it is, in a word. */
  detail?: string;
}

/** Where the caret of a field was whose place this one takes, and whether its text still wants suggestions. */
export interface TakeOver {
  start: number;
  end: number;
  edited: boolean;
}

export interface AsyncComboBoxProps {
  label: string;
  name?: string;
  placeholder?: string;
  icon?: IconName;
  /** Free text: it need not be one of the items. */
  value: string;
  selectedId: string | null;
  onChange: (value: string, selectedId: string | null) => void;
  load: Load<ComboBoxItem>;
  messages: { loading: string; empty: string; failed: string };
  maxLength?: number;
  milliseconds?: number;
  takeOver?: TakeOver | undefined;
}

export function AsyncComboBox(props: AsyncComboBoxProps) {
  const { label, icon, value, onChange, messages, takeOver, milliseconds = 500 } = props;
  const { status, items, request, cancel } = useDebouncedLoad(props.load, milliseconds);
  const input = useRef<HTMLInputElement>(null);
  const message = { idle: '', loading: messages.loading, loaded: messages.empty, failed: messages.failed }[status];

  // biome-ignore lint/correctness/useExhaustiveDependencies: taking over happens once.
  useLayoutEffect(() => {
    if (!takeOver) return;
    // In the same step in which the other field goes: a key pressed in between would reach nobody.
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(takeOver.start, takeOver.end);
    if (takeOver.edited) request(value);
  }, []);

  return (
    <ComboBox
      className={field.field}
      name={props.name}
      items={items}
      inputValue={value}
      selectedKey={props.selectedId}
      allowsCustomValue
      allowsEmptyCollection={status !== 'idle'}
      onInputChange={(text) => {
        if (text === value) return;
        onChange(text, null);
        request(text);
      }}
      onSelectionChange={(id) => {
        const item = items.find((one) => one.id === id);
        if (!item) return;
        cancel();
        onChange(item.label, item.id);
      }}
      onKeyDown={(event) => {
        // The list swallows Enter even when it only closes: with no suggestion chosen, Enter means the form.
        const target = event.currentTarget as HTMLInputElement;
        if (event.key === 'Enter' && event.isDefaultPrevented() && !target.getAttribute('aria-activedescendant'))
          target.form?.requestSubmit();
      }}
    >
      <Label className={field.label}>{label}</Label>
      <Group className={field.box}>
        {icon && (
          <span className={field.icon}>
            <Icon name={icon} />
          </span>
        )}
        <Input ref={input} className={field.input ?? ''} placeholder={props.placeholder} maxLength={props.maxLength} />
        {status === 'loading' && <span className={css.spinner} />}
      </Group>
      {/* Marked so that the open list does not hide it from screen readers with the rest of the page. */}
      <VisuallyHidden role="status" data-live-announcer="true">
        {items.length === 0 && message}
      </VisuallyHidden>
      <OpenList when={takeOver?.edited ?? false} />
      <Popover className={css.popover ?? ''} offset={6}>
        <ListBox<ComboBoxItem>
          className={css.list ?? ''}
          data-stale={(status === 'loading' && items.length > 0) || undefined}
          renderEmptyState={() => <div className={css.message}>{message}</div>}
        >
          {(item) => (
            <ListBoxItem id={item.id} textValue={item.label} className={css.item ?? ''}>
              <Icon name="pin" />
              <span className={css.text}>{item.label}</span>
              {item.detail && <span className={css.detail}>{item.detail}</span>}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
