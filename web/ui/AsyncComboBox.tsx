import { type ReactNode, type RefObject, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ComboBox, ComboBoxStateContext, FieldError, Input, Label, Text } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import css from './AsyncComboBox.module.css';
import field from './Field.module.css';
import { Icon, type IconName } from './Icon.tsx';
import { meantItem } from './meantItem.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { useAfterPress } from './useAfterPress.ts';
import { type Load, useDebouncedLoad } from './useDebouncedLoad.ts';
import { useLeave } from './useLeave.ts';
import { useTypedText } from './useTypedText.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface ComboBoxItem {
  id: string;
  label: string;
  /** The kind of the item, in a word. */
  detail?: string;
  /** An icon for the kind; by default the icon of the field. */
  icon?: IconName;
}

/** The caret position of the replaced field, and whether its text still needs suggestions. */
interface TakeOver {
  start: number;
  end: number;
  edited: boolean;
}

export interface AsyncComboBoxProps {
  label: string;
  name?: string;
  placeholder?: string;
  icon?: IconName;
  /** A description of the options, below the box. */
  description?: ReactNode;
  errorMessage?: string | undefined;
  /** Whether the value is invalid because of an error shown at another field. */
  isInvalid?: boolean;
  isRequired?: boolean;
  /** A button inside the box, after the text. */
  action?: ReactNode;
  /** The text, which need not be an item unless `onLeave` is given. */
  value: string;
  selectedId: string | null;
  onChange: (value: string, selectedId: string | null) => void;
  /**
   * For a field that accepts only items: called when the visitor leaves the field. The id is that of the chosen item,
   * or of the only matching one; null leaves the text unchanged.
   */
  onLeave?: (value: string, selectedId: string | null) => void;
  load: Load<ComboBoxItem>;
  messages: { loading: string; empty: string; failed: string };
  maxLength?: number;
  milliseconds?: number;
  /** Whether long items are cut on narrow screens, so that more items are visible. */
  isOneLine?: boolean;
  takeOver?: TakeOver | undefined;
  /** Whether the list stays closed if nothing is found. */
  hidesEmpty?: boolean;
  /** Options for an empty field, whose list opens when the field is focused. */
  whenEmpty?: { items: readonly ComboBoxItem[]; onFocus: () => void; onChoose: (id: string) => void };
}

export function AsyncComboBox(props: AsyncComboBoxProps) {
  const { label, icon, value, selectedId, onChange, onLeave, messages, takeOver, milliseconds = 500 } = props;
  const { status, items: found, request, cancel } = useDebouncedLoad(props.load, milliseconds);
  const input = useRef<HTMLInputElement>(null);
  const [isTyped, setTyped] = useState(takeOver?.edited ?? false);
  useTypedText(input, value, (text) => {
    onChange(text, null);
    request(text);
    setTyped(document.activeElement === input.current);
  });
  const isEmpty = value === '' && props.whenEmpty !== undefined;
  const items = isEmpty ? props.whenEmpty!.items : found;
  const opensEmpty = !isEmpty && !props.hidesEmpty && status !== 'idle';
  const message = { idle: '', loading: messages.loading, loaded: messages.empty, failed: messages.failed }[status];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other field is replaced only once.
  useLayoutEffect(() => {
    if (!takeOver) {
      // The field was focused before the code was loaded: without this event the list would never open.
      if (document.activeElement === input.current)
        input.current?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      return;
    }
    // Rendered in the same step in which the other field is removed, as a key pressed in between would be lost.
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(takeOver.start, takeOver.end);
    if (takeOver.edited) request(value);
  }, []);

  const afterPress = useAfterPress();
  const settle = () => {
    if (!onLeave || selectedId !== null || value.trim() === '' || status === 'failed') return;
    const meant = status === 'loaded' ? meantItem(items, value) : undefined;
    if (meant) onLeave(meant.label, meant.id);
    else afterPress(() => onLeave(value, null));
  };
  const { onFocus, onBlur } = useLeave(status === 'loading', settle);

  return (
    <ComboBox
      className={field.field}
      name={props.name}
      items={items}
      inputValue={value}
      selectedKey={selectedId}
      isRequired={props.isRequired ?? false}
      isInvalid={Boolean(props.errorMessage) || (props.isInvalid ?? false)}
      validationBehavior="aria"
      allowsCustomValue
      menuTrigger={props.whenEmpty ? 'focus' : 'input'}
      allowsEmptyCollection={opensEmpty}
      onInputChange={(text) => {
        if (text === value) return;
        setTyped(true);
        onChange(text, null);
        request(text);
      }}
      onSelectionChange={(id) => {
        if (isEmpty) return id === null ? undefined : props.whenEmpty!.onChoose(String(id));
        const item = items.find((entry) => entry.id === id);
        if (!item) return;
        setTyped(false);
        cancel();
        onChange(item.label, item.id);
      }}
      onFocus={() => {
        onFocus();
        props.whenEmpty?.onFocus();
        // Repeats a failed request without a key press.
        if (onLeave && selectedId === null && status === 'failed') request(value);
      }}
      onBlur={onBlur}
      onKeyDown={(event) => {
        // the visitor closed the list: it does not open again when items arrive
        if (event.key === 'Escape' || event.key === 'Enter') setTyped(false);
        // The list would consume Enter even if it only closes. Without a selected suggestion, Enter submits the form,
        // or accepts the text.
        const target = event.currentTarget as HTMLInputElement;
        if (event.key !== 'Enter' || !event.isDefaultPrevented() || target.getAttribute('aria-activedescendant'))
          return;
        if (onLeave) settle();
        else target.form?.requestSubmit();
      }}
    >
      <Label className={field.label}>{label}</Label>
      <Group className={field.box}>
        {icon && (
          <span className={field.icon}>
            <Icon name={icon} />
          </span>
        )}
        <Input
          ref={input}
          className={field.input ?? ''}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          data-action={onLeave || props.action ? '' : null}
        />
        {status === 'loading' && <span className={css.spinner} />}
        {props.action && <span className={field.action}>{props.action}</span>}
        {onLeave && selectedId !== null && (
          <span className={css.chosen}>
            <Icon name="check" />
          </span>
        )}
      </Group>
      {props.errorMessage && (
        <FieldError className={field.error ?? ''}>
          <Icon name="alert" size={16} />
          {props.errorMessage}
        </FieldError>
      )}
      {props.description && (
        <Text slot="description" className={field.description ?? ''}>
          {props.description}
        </Text>
      )}
      {/* Marked, as the open list otherwise hides the status from screen readers like the rest of the page. */}
      <VisuallyHidden role="status" data-live-announcer="true">
        {items.length === 0 && message}
      </VisuallyHidden>
      {/* opens for typed text, and for an empty field that had the focus before this field replaced it */}
      <OpenList
        field={input}
        when={isEmpty ? items.length > 0 && takeOver !== undefined : isTyped && (items.length > 0 || opensEmpty)}
        status={status}
      />
      <SuggestionList
        field={input}
        isOneLine={props.isOneLine ?? false}
        icon={icon}
        isStale={status === 'loading' && items.length > 0}
        message={message}
      />
    </ComboBox>
  );
}

/**
 * Opens the list of the surrounding combobox when items arrive while its field has the focus. By default the list would
 * open only at the next key press.
 */
function OpenList(props: { when: boolean; status: string; field: RefObject<HTMLElement | null> }) {
  const { when, status, field } = props;
  const state = useContext(ComboBoxStateContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when `when` changes, or items arrive.
  useEffect(() => {
    if (!when) return;
    // not before the next frame: hydration restores the scroll position, and scrolling closes the list
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === field.current) state?.open(null, 'input');
    });
    return () => cancelAnimationFrame(frame);
  }, [when, status]);
  return null;
}
