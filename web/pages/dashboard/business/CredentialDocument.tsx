import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { CREDENTIAL_KINDS, type CredentialKindName } from '#shared/credentials.ts';
import type { CredentialDocument_provider$key } from '#web/__generated__/CredentialDocument_provider.graphql.ts';
import type {
  CredentialDocumentMutation,
  CredentialKind,
} from '#web/__generated__/CredentialDocumentMutation.graphql.ts';
import { StackedForm } from '#web/forms/StackedForm.tsx';
import { useForm } from '#web/forms/useForm.ts';
import { SendProgress } from '#web/pages/pre-registration/SendProgress.tsx';
import { useFileTexts } from '#web/pages/pre-registration/useFileTexts.ts';
import { upload } from '#web/relay/upload.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FileField } from '#web/ui/FileField.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Select } from '#web/ui/Select.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { checkDocument } from '../checkDocument.ts';

const messages = defineMessages({
  number: { id: 'provider.credentials' },
  sent: { id: 'ownBusiness.documentSent', defaultMessage: 'Document sent' },
});

const mutation = graphql`
  mutation CredentialDocumentMutation($input: UploadCredentialDocumentInput!) {
    uploadCredentialDocument(input: $input) {
      ...readResponse_errors @alias
    }
  }
`;

/** Uploads a document about a saved credential of the viewer's business; only staff see it. */
export function CredentialDocument({ provider }: { provider: CredentialDocument_provider$key }) {
  const intl = useIntl();
  const [part, setPart] = useState<number | null>(null);
  const { id, ownership } = useFragment(
    graphql`
      fragment CredentialDocument_provider on Provider {
        id
        ownership {
          draft {
            credentials {
              kind
              number
            }
          }
        }
      }
    `,
    provider,
  );
  const credentials = ownership?.draft.credentials ?? [];
  const form = useForm({
    initial: { credential: '0', file: [] as readonly File[] },
    check: ({ file }) => ({ file: checkDocument(file) }),
    send: async ({ credential, file }) => {
      setPart(0);
      const { kind, number } = credentials[Number(credential)]!;
      try {
        await upload<CredentialDocumentMutation>(
          mutation,
          { input: { providerId: id, kind: kind as CredentialKind, number, document: null } },
          {
            files: new Map([['variables.input.document', file[0]!]]),
            signal: new AbortController().signal,
            onProgress: setPart,
          },
        );
      } finally {
        setPart(null);
      }
      form.change('file', []);
      void showToast({ type: 'success', title: intl.formatMessage(messages.sent), seconds: 3 });
    },
  });
  const texts = useFileTexts(form.values.file);
  if (credentials.length === 0) return null;
  return (
    <Card>
      <Stack pad={5}>
        <StackedForm form={form}>
          <Select
            {...form.field('credential')}
            label={intl.formatMessage(messages.number)}
            groups={[
              {
                options: credentials.map(({ kind, number }, at) => ({
                  id: String(at),
                  label: `${CREDENTIAL_KINDS[kind.toLowerCase() as CredentialKindName].name} ${number}`,
                })),
              },
            ]}
          />
          <FileField
            {...form.field('file')}
            label={intl.formatMessage({ id: 'claim.document' })}
            accept="application/pdf,image/jpeg,image/png,image/webp"
            icon="file"
            description={
              <FormattedMessage
                id="ownBusiness.documentHint"
                defaultMessage="It helps our team to find the number in the register. Only our team sees it. PDF, JPEG, PNG or WebP, up to 10 MB."
              />
            }
            texts={{ ...texts, remove: intl.formatMessage({ id: 'claim.removeDocument' }) }}
          />
          <div>
            <Button type="submit" variant="outline" isPending={form.isPending}>
              <FormattedMessage id="claim.sendDocument" />
            </Button>
          </div>
          {part !== null && <SendProgress part={part} />}
        </StackedForm>
      </Stack>
    </Card>
  );
}
