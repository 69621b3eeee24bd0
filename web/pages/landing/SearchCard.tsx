import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { isSearch, paths, type Search, searchLine } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { preloadToasts, showToast } from '#web/ui/toasts.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { areaMessages } from './areaMessages.ts';
import { loadResults } from './landingLoader.ts';
import { NearMe } from './NearMe.tsx';
import css from './SearchCard.module.css';
import { useLateFields } from './useLateFields.tsx';

interface SearchCardProps {
  search: Search;
  /** Whether the form is a bar above results: a single line, which opens on a phone. */
  isBar: boolean;
  onSearch: (search: Search) => void;
}

export function SearchCard({ search, isBar, onSearch }: SearchCardProps) {
  const intl = useIntl();
  const [draft, setDraft] = useState(search);
  const [shown, setShown] = useState(search);
  const [isEmpty, setEmpty] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { AddressField, KeywordsField, caret, load, watch } = useLateFields(form);
  const line = useRef<HTMLDivElement>(null);
  const [submitted, setSubmitted] = useState<Search | null>(null);
  // Going back, or following an example, changes the search elsewhere, which updates the fields. A submitted search
  // takes a moment to return here, and then must not overwrite later input.
  if (!isSame(shown, search)) {
    setShown(search);
    setSubmitted(null);
    setEmpty(false);
    setOpen(false);
    if (!submitted || !isSame(submitted, search)) setDraft(search);
  }

  const prepare = () => {
    load();
    // Preload errors are ignored, as loading is repeated on use.
    loadResults().catch(() => {});
    preloadToasts().catch(() => {});
  };

  const edit = (change: Partial<Search>) => {
    setEmpty(false);
    setDraft((now) => ({ ...now, literal: false, narrow: '', ...change }));
  };

  const takeOver = (name: 'f' | 't' | 'q') =>
    caret?.name === name ? { ...caret, edited: draft[name] !== search[name] } : undefined;

  const editAddress = (f: string, a: string) => edit({ f, a });
  const { f, t = '' } = draft;

  const nothing = intl.formatMessage({ id: 'search.empty' });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [start, goal] = [f.trim(), t.trim()];
    // without a start, the end is the searched place
    const wanted = { ...draft, f: start || goal, t: start && goal, q: draft.q.trim() };
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
    // translate="no", because browser translation would change the text under React's control.
    <search translate="no" className={css.search} data-bar={isBar || undefined} data-open={isOpen || undefined}>
      {isBar && (
        <div ref={line} className={css.line}>
          <Button variant="outline" onPress={open}>
            <Icon name="search" />
            <span>{searchLine(search, intl.formatMessage(areaMessages.name))} </span>
            <VisuallyHidden>
              <FormattedMessage id="search.change" defaultMessage="Edit search" />
            </VisuallyHidden>
          </Button>
        </div>
      )}
      {/* Browsers submit the plain form until the code is loaded. */}
      <form
        ref={form}
        action={paths.home()}
        className={css.form}
        onSubmit={submit}
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
        {...watch}
        onKeyDown={({ key }) => isOpen && key === 'Escape' && close()}
      >
        <div className={css.route}>
          <AddressField
            name="f"
            icon="pin"
            label={intl.formatMessage({ id: 'search.from', defaultMessage: 'From (address)' })}
            placeholder={intl.formatMessage({
              id: 'search.addressExample',
              defaultMessage: 'City or postal code',
            })}
            maxLength={200}
            action={<NearMe onFound={editAddress} />}
            value={draft.f}
            placeId={draft.a}
            errorMessage={isEmpty ? nothing : undefined}
            onChange={editAddress}
            onSearch={onSearch}
            takeOver={takeOver('f')}
          />
          <Button
            variant="quiet"
            size="icon"
            aria-label={intl.formatMessage({ id: 'search.swap', defaultMessage: 'Swap the two places' })}
            onPress={() => edit({ f: t, t: f, a: '' })}
          >
            <Icon name="swap" />
          </Button>
          <AddressField
            name="t"
            label={intl.formatMessage({ id: 'search.to', defaultMessage: 'To (optional)' })}
            placeholder={intl.formatMessage({ id: 'search.toExample', defaultMessage: 'Where to?' })}
            maxLength={200}
            value={t}
            placeId=""
            onChange={(to) => edit({ t: to })}
            takeOver={takeOver('t')}
          />
        </div>
        <KeywordsField
          name="q"
          icon="truck"
          label={intl.formatMessage({ id: 'search.keywords' })}
          placeholder={intl.formatMessage({ id: 'search.keywordsExample' })}
          maxLength={200}
          value={draft.q}
          isInvalid={isEmpty}
          onChange={(q) => edit({ q })}
          takeOver={takeOver('q')}
        />
        <Button type="submit" isNativeSubmit>
          <Icon name="search" />
          <span className={css.submit}>
            <FormattedMessage id="app.search" />
          </span>
        </Button>
        {isOpen && (
          <Button variant="quiet" onPress={close}>
            <FormattedMessage id="app.close" />
          </Button>
        )}
      </form>
    </search>
  );
}

function isSame(a: Search, b: Search): boolean {
  return paths.search({ ...a, map: undefined }) === paths.search({ ...b, map: undefined });
}
