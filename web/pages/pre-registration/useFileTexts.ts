import { useIntl } from 'react-intl';

/** The texts of a file field about the chosen files. */
export function useFileTexts(files: readonly File[]) {
  const intl = useIntl();
  const [first] = files;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  // Decimals keep a size slightly above the limit from being rounded to the limit.
  const [value, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'kilobyte'] : [bytes / 1024 / 1024, 'megabyte'];
  const maximumFractionDigits = unit === 'megabyte' ? 2 : 0;
  return {
    select: intl.formatMessage({ id: 'file.select', defaultMessage: 'Select file(s)' }),
    drop: intl.formatMessage({
      id: 'file.drop',
      defaultMessage: 'or drop it here',
      description: 'Below “Select file(s)”',
    }),
    chosen:
      files.length === 1 && first
        ? first.name
        : intl.formatMessage({ id: 'file.count', defaultMessage: '{count} files' }, { count: files.length }),
    size: intl.formatNumber(unit === 'kilobyte' ? Math.ceil(value) : value, {
      style: 'unit',
      unit,
      maximumFractionDigits,
      roundingMode: 'ceil',
    }),
    remove: intl.formatMessage({ id: 'file.remove', defaultMessage: 'Remove the image' }),
  };
}
