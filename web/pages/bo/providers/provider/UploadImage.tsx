import { useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { showFailure } from '#web/forms/showFailure.ts';
import { usePending } from '#web/forms/usePending.ts';
import { checkMessages } from '#web/pages/pre-registration/checkMessages.ts';
import { SendProgress } from '#web/pages/pre-registration/SendProgress.tsx';
import { useFileTexts } from '#web/pages/pre-registration/useFileTexts.ts';
import { Button } from '#web/ui/Button.tsx';
import { FileField } from '#web/ui/FileField.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { providerMessages } from './providerMessages.ts';

const messages = defineMessages({
  large: { id: 'bo.image.large', defaultMessage: 'Image too large (max 10MB)' },
});

const maxBytes = 10 * 1024 * 1024;

interface UploadImageProps {
  isReplacing: boolean;
  onUpload: (file: File, onProgress: (part: number) => void) => Promise<void>;
}

/** A button that selects an image, which replaces the current one. */
export function UploadImage({ isReplacing, onUpload }: UploadImageProps) {
  const intl = useIntl();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [part, setPart] = useState<number | null>(null);
  const texts = useFileTexts(files);
  const problem = checkImage(files);
  const [file] = files;

  const [isPending, send] = usePending(async () => {
    if (!file || problem) return;
    setPart(0);
    try {
      await onUpload(file, setPart);
      setFiles([]);
      void showToast({ type: 'success', title: intl.formatMessage(providerMessages.imageUploaded), seconds: 3 });
    } catch (error) {
      showFailure(intl, error, { otherwise: providerMessages.uploadFailed });
    } finally {
      setPart(null);
    }
  });

  return (
    <Stack gap={3}>
      <FileField
        name="image"
        label={
          isReplacing
            ? intl.formatMessage({ id: 'bo.image.replace', defaultMessage: 'Replace image' })
            : intl.formatMessage({ id: 'page.image' })
        }
        accept="image/*"
        value={files}
        onChange={setFiles}
        description={
          <FormattedMessage
            id="bo.image.hint"
            defaultMessage="JPEG, PNG or WebP, up to 10 MB. After upload it still needs approval."
          />
        }
        errorMessage={problem && intl.formatMessage(problem)}
        texts={texts}
      />
      {file && (
        <Cluster>
          <Button variant="secondary" isPending={isPending} isDisabled={Boolean(problem)} onPress={send}>
            <FormattedMessage id="bo.image.upload" defaultMessage="Upload image" />
          </Button>
        </Cluster>
      )}
      {part !== null && <SendProgress part={part} />}
    </Stack>
  );
}

/** The error of a chosen file. Whether it really is an image, the server checks. */
function checkImage(files: readonly File[]): MessageDescriptor | undefined {
  const [file] = files;
  if (!file) return undefined;
  if (files.length > 1) return checkMessages.oneImage;
  if (!file.type.startsWith('image/') || file.size === 0) return checkMessages.notImage;
  return file.size > maxBytes ? messages.large : undefined;
}
