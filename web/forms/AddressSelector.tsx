import { Selector, type SelectorProps } from './Selector.tsx';
import { useLoadAddresses } from './useLoadAddresses.ts';

/** A field for a place, chosen by its database id. */
export function AddressSelector(props: SelectorProps) {
  const load = useLoadAddresses('databaseId');
  return <Selector {...props} icon="pin" load={load} />;
}
