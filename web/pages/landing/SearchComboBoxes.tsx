import '#web/relay/fetchOnce.ts'; // a visitor who focuses a field soon sends a request
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { SearchComboBoxesQuery } from '#web/__generated__/SearchComboBoxesQuery.graphql.ts';
import { useLoadAddresses } from '#web/forms/useLoadAddresses.ts';
import { useSelectorMessages } from '#web/forms/useSelectorMessages.ts';
import { type Search, searchLine } from '#web/paths.ts';
import { forgetSearches, recentSearches } from '#web/recentSearches.ts';
import { graphql } from '#web/relay/graphql.ts';
import { suggest } from '#web/relay/suggest.ts';
import { AsyncComboBox, type AsyncComboBoxProps, type ComboBoxItem } from '#web/ui/AsyncComboBox.tsx';
import type { IconName } from '#web/ui/Icon.tsx';
import type { Load } from '#web/ui/useDebouncedLoad.ts';

type Looks = Pick<
  AsyncComboBoxProps,
  | 'label'
  | 'name'
  | 'placeholder'
  | 'icon'
  | 'maxLength'
  | 'errorMessage'
  | 'isInvalid'
  | 'value'
  | 'action'
  | 'takeOver'
>;

export interface AddressFieldProps extends Looks {
  placeId: string;
  onChange: (value: string, placeId: string) => void;
  /** Called when the visitor chooses a recent search; recent searches are offered only with this function. */
  onSearch?: (search: Search) => void;
}

const FORGET = 'forget';

/** A place field that suggests known places and, while it is empty, recent searches. Any text is accepted. */
export function AddressField({ placeId, onChange, onSearch, ...props }: AddressFieldProps) {
  const intl = useIntl();
  const load = useLoadAddresses('id');
  const messages = useSelectorMessages();
  const [recent, setRecent] = useState(recentSearches);
  const items = recent.map((search, nth) => ({
    id: String(nth),
    label: searchLine(search),
    detail: intl.formatMessage({ id: 'search.recent', defaultMessage: 'Recent search' }),
    icon: 'clock' as const,
  }));
  const forget = intl.formatMessage({ id: 'search.forget', defaultMessage: 'Clear recent searches' });
  return (
    <AsyncComboBox
      {...props}
      selectedId={placeId || null}
      onChange={(value, id) => onChange(value, id ?? '')}
      load={load}
      messages={messages}
      isOneLine
      whenEmpty={{
        // suggestions would cover an error message
        items:
          onSearch && items.length > 0 && !props.errorMessage
            ? [...items, { id: FORGET, label: forget, icon: 'trash' }]
            : [],
        onFocus: () => setRecent(recentSearches()),
        onChoose: (id) => {
          if (id !== FORGET) return onSearch?.(recent[Number(id)]!);
          forgetSearches();
          setRecent([]);
        },
      }}
    />
  );
}

const icons: Record<string, IconName> = { CATEGORY: 'list', PROVIDER: 'building' };

export interface KeywordsFieldProps extends Looks {
  onChange: (value: string) => void;
}

/** A keywords field that suggests services and names of providers. Any text is accepted. */
export function KeywordsField({ onChange, ...props }: KeywordsFieldProps) {
  const intl = useIntl();
  const messages = useSelectorMessages();
  const [chosen, setChosen] = useState<ComboBoxItem | null>(null);
  const load: Load<ComboBoxItem> = async (text, signal) => {
    const { suggestKeywords } = await suggest<SearchComboBoxesQuery>(
      graphql`
        query SearchComboBoxesQuery($text: String!) {
          suggestKeywords(text: $text) {
            text
            kind
            heading
          }
        }
      `,
      { text },
      signal,
    );
    const provider = intl.formatMessage({ id: 'app.business' });
    return suggestKeywords.map(({ text: label, kind, heading }) => ({
      id: `${kind} ${label}`,
      label,
      detail: kind === 'PROVIDER' ? provider : (heading ?? ''),
      icon: icons[kind] ?? 'truck',
    }));
  };
  return (
    <AsyncComboBox
      {...props}
      selectedId={chosen?.label === props.value ? chosen.id : null}
      onChange={(value, id) => {
        setChosen(id === null ? null : { id, label: value });
        onChange(value);
      }}
      load={load}
      messages={messages}
      // most texts are neither a service nor a name, which is not an error
      hidesEmpty
      isOneLine
    />
  );
}
