import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { DocumentFormMutation } from '#web/__generated__/DocumentFormMutation.graphql.ts';
import { formMessages } from '#web/forms/formMessages.ts';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import { showFailure } from '#web/forms/showFailure.ts';
import { useForm } from '#web/forms/useForm.ts';
import { SendProgress } from '#web/pages/pre-registration/SendProgress.tsx';
import { useFileTexts } from '#web/pages/pre-registration/useFileTexts.ts';
import { upload } from '#web/relay/upload.ts';
import { Button } from '#web/ui/Button.tsx';
import { FileField } from '#web/ui/FileField.tsx';
import { Text } from '#web/ui/layout.tsx';
import css from './ClaimPage.module.css';

const MAX_BYTES = 10 * 1024 * 1024;

const messages = defineMessages({
  required: { id: 'claim.documentRequired', defaultMessage: 'Choose a document' },
  one: { id: 'claim.oneDocument', defaultMessage: 'Choose only one document' },
  large: { id: 'claim.documentLarge', defaultMessage: 'Document too large (max 10 MB)' },
  type: { id: 'claim.documentType', defaultMessage: 'Use a PDF, JPEG, PNG or WebP file' },
});

const mutation = graphql`
  mutation DocumentFormMutation($input: SendClaimDocumentInput!) {
    sendClaimDocument(input: $input) {
      providerClaim {
        databaseId
      }
    }
  }
`;

/** Claims a listing by a document, which staff look at. */
export function DocumentForm({ listingId }: { listingId: number }) {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const [part, setPart] = useState<number | null>(null);
  const form = useForm({
    initial: { file: [] as readonly File[] },
    check: ({ file }) => ({ file: checkDocument(file) }),
    send: async ({ file }) => {
      setPart(0);
      try {
        await upload<DocumentFormMutation>(
          mutation,
          { input: { providerId: String(listingId), document: null } },
          {
            files: new Map([['variables.input.document', file[0]!]]),
            signal: new AbortController().signal,
            onProgress: setPart,
          },
        );
      } finally {
        setPart(null);
      }
      await revalidate();
    },
    onFailure: (error) => showFailure(intl, error, { title: formMessages.error, otherwise: formMessages.notSent }),
  });
  const texts = useFileTexts(form.values.file);
  return (
    <section className={css.way} aria-labelledby="byDocument">
      <Text as="h3" size="lg" id="byDocument">
        <FormattedMessage id="claim.byDocument" defaultMessage="With a document" />
      </Text>
      <StackedForm form={form}>
        <FileField
          {...form.field('file')}
          label={intl.formatMessage({ id: 'claim.document', defaultMessage: 'Document' })}
          accept="application/pdf,image/jpeg,image/png,image/webp"
          icon="file"
          description={
            <FormattedMessage
              id="claim.documentHint"
              defaultMessage="Such as a tax registration or an invoice that shows the business name. PDF, JPEG, PNG or WebP, up to 10 MB. Only our team sees it, and we delete it 30 days after the claim ends."
            />
          }
          texts={{
            ...texts,
            remove: intl.formatMessage({ id: 'claim.removeDocument', defaultMessage: 'Remove the document' }),
          }}
        />
        <Button type="submit" variant="outline" isPending={form.isPending}>
          <FormattedMessage id="claim.sendDocument" defaultMessage="Send the document" />
        </Button>
        {part !== null && <SendProgress part={part} />}
      </StackedForm>
    </section>
  );
}

/** The error of a chosen file. The server checks its content. */
function checkDocument(files: readonly File[]) {
  const [file] = files;
  if (!file) return messages.required;
  if (files.length > 1) return messages.one;
  if (!/^(?:application\/pdf|image\/(?:jpeg|png|webp))$/.test(file.type)) return messages.type;
  return file.size > MAX_BYTES ? messages.large : undefined;
}
