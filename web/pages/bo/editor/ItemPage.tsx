import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { type PreloadedQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { useLocation } from 'react-router';
import type { OperationType } from 'relay-runtime';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { getEnvironment } from '#web/relay/environment.ts';
import { ItemMissing } from './ItemMissing.tsx';

interface ItemPageProps<Reference, Item> {
  /** Undefined for an item that does not exist yet. */
  reference: Reference | undefined;
  /** Reads the loaded item; null if it does not exist. */
  useItem: (reference: Reference) => Item | null | undefined;
  messages: Record<'loadFailed' | 'missing' | 'missingText', MessageDescriptor>;
  skeleton: ReactNode;
  /** The address of the list to which the page returns. */
  list: string;
  /** Renders the editor of the item, or of a new one for null. */
  children: (item: Item | null) => ReactNode;
}

/** The page of an item that is loading, missing, edited, or new. */
export function ItemPage<Reference extends PreloadedQuery<OperationType>, Item>(props: ItemPageProps<Reference, Item>) {
  const { reference, messages, skeleton, children } = props;
  const intl = useIntl();
  const { pathname } = useLocation();
  if (!reference)
    return <RelayEnvironmentProvider environment={getEnvironment()}>{children(null)}</RelayEnvironmentProvider>;
  return (
    // The form of an item must not keep values of another item.
    <LoadedPart
      key={pathname}
      reference={reference}
      failed={intl.formatMessage(messages.loadFailed)}
      skeleton={skeleton}
    >
      <Loaded {...props} reference={reference} />
    </LoadedPart>
  );
}

interface LoadedProps<Reference, Item> extends ItemPageProps<Reference, Item> {
  reference: Reference;
}

function Loaded<Reference, Item>({ reference, useItem, messages, list, children }: LoadedProps<Reference, Item>) {
  const intl = useIntl();
  const item = useItem(reference);
  if (item) return children(item);
  return (
    <ItemMissing
      title={intl.formatMessage(messages.missing)}
      text={intl.formatMessage(messages.missingText)}
      list={list}
    />
  );
}
