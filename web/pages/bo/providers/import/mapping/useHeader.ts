import { useIntl } from 'react-intl';

/** Returns a function for the header of a column, or its number if the header is empty. */
export function useHeader(): (header: string, position: number) => string {
  const intl = useIntl();
  return (header, position) =>
    header.trim() ||
    intl.formatMessage({ id: 'bo.import.column', defaultMessage: 'Column {number, number}' }, { number: position + 1 });
}
