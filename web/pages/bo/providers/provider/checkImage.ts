import { defineMessages, type MessageDescriptor } from 'react-intl';
import { checkMessages } from '#web/pages/pre-registration/checkMessages.ts';

const messages = defineMessages({
  large: {
    id: 'bo.image.large',
    defaultMessage: 'Image too large (max 10MB)',
    description: 'At a field for an image',
  },
});

const maxBytes = 10 * 1024 * 1024;

/** What is wrong with what was chosen; whether it really is an image the server finds out. */
export function checkImage(files: readonly File[]): MessageDescriptor | undefined {
  const [file] = files;
  if (!file) return undefined;
  if (files.length > 1) return checkMessages.oneImage;
  if (!file.type.startsWith('image/') || file.size === 0) return checkMessages.notImage;
  return file.size > maxBytes ? messages.large : undefined;
}
