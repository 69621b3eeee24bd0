/** A form with a CSV file of these rows; a text is sent as it is. */
export function csvForm(file: string | Buffer | string[][], name = 'providers.csv'): FormData {
  const text = Array.isArray(file)
    ? file.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')
    : file;
  const form = new FormData();
  form.append('file', new Blob([typeof text === 'string' ? text : new Uint8Array(text)], { type: 'text/csv' }), name);
  return form;
}
