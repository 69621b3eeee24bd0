import { defineMessages } from 'react-intl';

const MAX_BYTES = 10 * 1024 * 1024;

const messages = defineMessages({
  required: { id: 'claim.documentRequired', defaultMessage: 'Choose a document' },
  one: { id: 'claim.oneDocument', defaultMessage: 'Choose only one document' },
  large: { id: 'claim.documentLarge', defaultMessage: 'Document too large (max 10 MB)' },
  type: { id: 'claim.documentType', defaultMessage: 'Use a PDF, JPEG, PNG or WebP file' },
});

/** The error of a chosen file. The server checks its content. */
export function checkDocument(files: readonly File[]) {
  const [file] = files;
  if (!file) return messages.required;
  if (files.length > 1) return messages.one;
  if (!/^(?:application\/pdf|image\/(?:jpeg|png|webp))$/.test(file.type)) return messages.type;
  return file.size > MAX_BYTES ? messages.large : undefined;
}
