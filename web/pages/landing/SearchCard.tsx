import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { isSearch, paths, type Search } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { preloadToasts, showToast } from '#web/ui/toasts.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { areaMessages } from './areaMessages.ts';
import { preloadResults } from './lazyResults.ts';
import css from './SearchCard.module.css';
import { useAddressComboBox } from './useAddressComboBox.ts';

interface SearchCardProps {
  search: Search;
  /** Above results: one line, which opens on a phone. */
  isBar: boolean;
  onSearch: (search: Search) => void;
}

export function SearchCard({ search, isBar, onSearch }: SearchCardProps) {
  const intl = useIntl();
  const comboBox = useAddressComboBox();
  const [draft, setDraft] = useState(search);
  const [shown, setShown] = useState(search);
  const [isEmpty, setEmpty] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [submitted, setSubmitted] = useState<Search | null>(null);
  // Going back, or following an example, changes the search elsewhere: the fields follow. What was submitted here takes
  // a moment to come back as the search, and then must not undo what has been typed since.
  if (!isSame(shown, search)) {
    setShown(search);
    setSubmitted(null);
    setEmpty(false);
    if (!submitted || !isSame(submitted, search)) setDraft(search);
  }

  const prepare = () => {
    comboBox.fetch();
    // Failing early is no failure: they are asked for again when they are needed.
    preloadResults().catch(() => {});
    preloadToasts().catch(() => {});
  };

  const edit = (change: Partial<Search>) => {
    setEmpty(false);
    setDraft((now) => ({ ...now, literal: false, narrow: '', ...change }));
  };

  const nothing = intl.formatMessage({
    id: 'search.empty',
    defaultMessage: 'Please fill at least one field',
    description: 'Warning when a search is started with neither an address nor keywords',
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = { ...draft, f: draft.f.trim(), q: draft.q.trim() };
    if (isSearch(wanted)) {
      setSubmitted(wanted);
      setOpen(false);
      return onSearch(wanted);
    }
    setEmpty(true);
    event.currentTarget.querySelector('input')?.focus();
    void showToast({ type: 'warning', title: nothing, seconds: 3 });
  };

  const open = () => {
    flushSync(() => setOpen(true));
    form.current?.querySelector('input')?.focus();
  };

  return (
    // Translated by the browser, the inputs' texts would change under React's hands: hence translate="no".
    <search translate="no" className={css.search} data-bar={isBar || undefined} data-open={isOpen || undefined}>
      {isBar && (
        <div className={css.line}>
          <Button variant="outline" onPress={open}>
            <Icon name="search" />
            <span>
              {[search.q, search.f, search.area && intl.formatMessage(areaMessages.name)].filter(Boolean).join(' · ')}
            </span>
            <VisuallyHidden>
              <FormattedMessage
                id="search.change"
                defaultMessage="Change the search"
                description="Button on a phone: opens the fields of the search, above the results"
              />
            </VisuallyHidden>
          </Button>
        </div>
      )}
      {/* Sent as it is until the code is here. */}
      <form
        ref={form}
        action={paths.home()}
        className={css.form}
        onSubmit={submit}
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
      >
        <AddressField
          comboBox={comboBox}
          value={draft.f}
          addressId={draft.a}
          errorMessage={isEmpty ? nothing : undefined}
          onChange={(f, a) => edit({ f, a })}
        />
        <TextField
          name="q"
          icon="truck"
          maxLength={200}
          autoComplete="off"
          value={draft.q}
          isInvalid={isEmpty}
          onChange={(q) => edit({ q })}
          label={intl.formatMessage({
            id: 'search.keywords',
            defaultMessage: 'Keywords',
            description: 'Label of the field for what is searched',
          })}
          placeholder={intl.formatMessage({
            id: 'search.keywordsExample',
            defaultMessage: 'Refrigerated transport, customs…',
            description: 'Example in the empty keywords field',
          })}
        />
        <Button type="submit" isNativeSubmit>
          <Icon name="search" />
          <span className={css.submit}>
            <FormattedMessage id="search.submit" defaultMessage="Search" description="Button that starts the search" />
          </span>
        </Button>
      </form>
    </search>
  );
}

function isSame(one: Search, other: Search): boolean {
  return paths.search({ ...one, map: undefined }) === paths.search({ ...other, map: undefined });
}

interface AddressFieldProps {
  comboBox: ReturnType<typeof useAddressComboBox>;
  value: string;
  /** The chosen suggestion; empty when the value is free text. */
  addressId: string;
  errorMessage: string | undefined;
  onChange: (value: string, addressId: string) => void;
}

function AddressField({ comboBox: { current, watch }, value, addressId, errorMessage, onChange }: AddressFieldProps) {
  const intl = useIntl();
  const looks = {
    name: 'f',
    icon: 'pin',
    maxLength: 200,
    errorMessage,
    label: intl.formatMessage({
      id: 'search.address',
      defaultMessage: 'Address',
      description: 'Label of the field for where something is searched',
    }),
    placeholder: intl.formatMessage({
      id: 'search.addressExample',
      defaultMessage: 'Address, city or postal code',
      description: 'Hint in the empty address field: what may be written there',
    }),
  } as const;

  if (current) {
    const { AddressComboBox, takeOver } = current;
    return <AddressComboBox {...looks} value={value} addressId={addressId} onChange={onChange} takeOver={takeOver} />;
  }
  return (
    <TextField
      {...looks}
      autoComplete="off"
      value={value}
      onChange={(text) => {
        watch.onEdit();
        onChange(text, '');
      }}
      onCompositionStart={watch.onCompositionStart}
      onCompositionEnd={watch.onCompositionEnd}
      inputRef={watch.inputRef}
    />
  );
}
