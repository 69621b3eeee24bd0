import { useIntl } from 'react-intl';

/** The header of a column; its number where it has none. */
export function useHeader(): (header: string, position: number) => string {
  const intl = useIntl();
  return (header, position) =>
    header.trim() ||
    intl.formatMessage({ id: 'bo.import.column', defaultMessage: 'Column {number, number}' }, { number: position + 1 });
}
