import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { isSearch, paths, type Search } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { TextField, type TextFieldProps } from '#web/ui/TextField.tsx';
import { preloadToasts, showToast } from '#web/ui/toasts.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { areaMessages } from './areaMessages.ts';
import { preloadResults } from './lazyResults.ts';
import { NearMe } from './NearMe.tsx';
import css from './SearchCard.module.css';
import { useLateField } from './useLateField.ts';

interface SearchCardProps {
  search: Search;
  /** Above results: one line, which opens on a phone. */
  isBar: boolean;
  onSearch: (search: Search) => void;
}

export function SearchCard({ search, isBar, onSearch }: SearchCardProps) {
  const intl = useIntl();
  const address = useLateField('AddressComboBox');
  const keywords = useLateField('KeywordsComboBox');
  const [draft, setDraft] = useState(search);
  const [shown, setShown] = useState(search);
  const [isEmpty, setEmpty] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const [submitted, setSubmitted] = useState<Search | null>(null);
  // Going back, or following an example, changes the search elsewhere: the fields follow. What was submitted here takes
  // a moment to come back as the search, and then must not undo what has been typed since.
  if (!isSame(shown, search)) {
    setShown(search);
    setSubmitted(null);
    setEmpty(false);
    setOpen(false);
    if (!submitted || !isSame(submitted, search)) setDraft(search);
  }

  const prepare = () => {
    address.fetch();
    keywords.fetch();
    // Ignore preload errors: they are loaded on use.
    preloadResults().catch(() => {});
    preloadToasts().catch(() => {});
  };

  const edit = (change: Partial<Search>) => {
    setEmpty(false);
    setDraft((now) => ({ ...now, literal: false, narrow: '', ...change }));
  };

  const nothing = intl.formatMessage({ id: 'search.empty' });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = { ...draft, f: draft.f.trim(), q: draft.q.trim() };
    if (isSearch(wanted)) {
      setSubmitted(wanted);
      setOpen(false);
      return onSearch(wanted);
    }
    flushSync(() => setEmpty(true));
    event.currentTarget.querySelector('input')?.focus();
    void showToast({ type: 'warning', title: nothing, seconds: 3 });
  };

  const open = () => {
    flushSync(() => setOpen(true));
    form.current?.querySelector('input')?.focus();
  };

  const close = () => {
    flushSync(() => setOpen(false));
    line.current?.querySelector('button')?.focus();
  };

  return (
    // Translated by the browser, the inputs' texts would change under React's hands: hence translate="no".
    <search translate="no" className={css.search} data-bar={isBar || undefined} data-open={isOpen || undefined}>
      {isBar && (
        <div ref={line} className={css.line}>
          <Button variant="outline" onPress={open}>
            <Icon name="search" />
            <span>
              {[search.q, search.f, search.area && intl.formatMessage(areaMessages.name)].filter(Boolean).join(' · ')}
            </span>
            <VisuallyHidden>
              <FormattedMessage
                id="search.change"
                defaultMessage="Edit search"
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
        onKeyDown={({ key }) => isOpen && key === 'Escape' && close()}
      >
        <AddressField
          late={address}
          value={draft.f}
          addressId={draft.a}
          errorMessage={isEmpty ? nothing : undefined}
          onChange={(f, a) => edit({ f, a })}
          onSearch={onSearch}
        />
        <KeywordsField late={keywords} value={draft.q} isInvalid={isEmpty} onChange={(q) => edit({ q })} />
        <Button type="submit" isNativeSubmit>
          <Icon name="search" />
          <span className={css.submit}>
            <FormattedMessage id="search.submit" defaultMessage="Search" description="Button that starts the search" />
          </span>
        </Button>
        {isOpen && (
          <Button variant="quiet" onPress={close}>
            <FormattedMessage
              id="search.close"
              defaultMessage="Close"
              description="Button on a phone: closes the fields of the search, above the results"
            />
          </Button>
        )}
      </form>
    </search>
  );
}

function isSame(one: Search, other: Search): boolean {
  return paths.search({ ...one, map: undefined }) === paths.search({ ...other, map: undefined });
}

interface AddressFieldProps {
  late: ReturnType<typeof useLateField<'AddressComboBox'>>;
  value: string;
  /** The chosen suggestion; empty when the value is free text. */
  addressId: string;
  errorMessage: string | undefined;
  onChange: (value: string, addressId: string) => void;
  onSearch: (search: Search) => void;
}

function AddressField({ late: { current, watch }, value, addressId, onChange, onSearch, ...props }: AddressFieldProps) {
  const intl = useIntl();
  const looks = {
    ...props,
    name: 'f',
    icon: 'pin',
    maxLength: 200,
    action: <NearMe onFound={onChange} />,
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
    const { Field, takeOver } = current;
    return (
      <Field
        {...looks}
        value={value}
        addressId={addressId}
        onChange={onChange}
        onSearch={onSearch}
        takeOver={takeOver}
      />
    );
  }
  return <PlainField {...looks} watch={watch} value={value} onChange={(text) => onChange(text, '')} />;
}

interface KeywordsFieldProps {
  late: ReturnType<typeof useLateField<'KeywordsComboBox'>>;
  value: string;
  isInvalid: boolean;
  onChange: (value: string) => void;
}

function KeywordsField({ late: { current, watch }, ...props }: KeywordsFieldProps) {
  const intl = useIntl();
  const looks = {
    ...props,
    name: 'q',
    icon: 'truck',
    maxLength: 200,
    label: intl.formatMessage({
      id: 'search.keywords',
      defaultMessage: 'Keywords',
      description: 'Label of the field for what is searched',
    }),
    placeholder: intl.formatMessage({
      id: 'search.keywordsExample',
      defaultMessage: 'Refrigerated trucking, customs…',
      description: 'Example in the empty keywords field',
    }),
  } as const;
  if (current) return <current.Field {...looks} takeOver={current.takeOver} />;
  return <PlainField {...looks} watch={watch} />;
}

interface PlainFieldProps extends TextFieldProps {
  watch: ReturnType<typeof useLateField>['watch'];
  onChange: (text: string) => void;
}

/** Until the field with suggestions is here. */
function PlainField({ watch: { onEdit, ...watch }, onChange, ...props }: PlainFieldProps) {
  return (
    <TextField
      {...props}
      {...watch}
      autoComplete="off"
      onChange={(text) => {
        onEdit();
        onChange(text);
      }}
    />
  );
}
