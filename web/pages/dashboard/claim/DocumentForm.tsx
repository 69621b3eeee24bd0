import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { DocumentFormMutation } from '#web/__generated__/DocumentFormMutation.graphql.ts';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import { useForm } from '#web/forms/useForm.ts';
import { SendProgress } from '#web/pages/pre-registration/SendProgress.tsx';
import { useFileTexts } from '#web/pages/pre-registration/useFileTexts.ts';
import { upload } from '#web/relay/upload.ts';
import { Button } from '#web/ui/Button.tsx';
import { FileField } from '#web/ui/FileField.tsx';
import { Text } from '#web/ui/layout.tsx';
import { checkDocument } from '../checkDocument.ts';
import css from './ClaimPage.module.css';

const mutation = graphql`
  mutation DocumentFormMutation($input: SendClaimDocumentInput!) {
    sendClaimDocument(input: $input) {
      ...readResponse_errors @alias
    }
  }
`;

/** Claims a listing with a document, which staff review. */
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
          label={intl.formatMessage({ id: 'claim.document' })}
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
            remove: intl.formatMessage({ id: 'claim.removeDocument' }),
          }}
        />
        <Button type="submit" variant="outline" isPending={form.isPending}>
          <FormattedMessage id="claim.sendDocument" />
        </Button>
        {part !== null && <SendProgress part={part} />}
      </StackedForm>
    </section>
  );
}
