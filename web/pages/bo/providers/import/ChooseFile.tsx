import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { graphql } from 'relay-runtime';
import type { ChooseFileMutation } from '#web/__generated__/ChooseFileMutation.graphql.ts';
import { usePending } from '#web/forms/usePending.ts';
import { SendProgress } from '#web/pages/pre-registration/SendProgress.tsx';
import { useFileTexts } from '#web/pages/pre-registration/useFileTexts.ts';
import { paths } from '#web/paths.ts';
import { serverMessage } from '#web/relay/serverMessage.ts';
import { upload } from '#web/relay/upload.ts';
import { Button } from '#web/ui/Button.tsx';
import { FileField } from '#web/ui/FileField.tsx';
import css from './Import.module.css';
import { importMessages } from './importMessages.ts';

const accepted = '.csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const maxBytes = 20 * 1024 * 1024;

const mutation = graphql`
  mutation ChooseFileMutation($input: CheckProviderImportInput!) {
    checkProviderImport(input: $input) {
      ... on CheckProviderImportPayload {
        providerImport {
          databaseId
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

/** A form that uploads a file for a check, and then opens the page with its progress. */
export function ChooseFile() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [part, setPart] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const texts = useFileTexts(files);
  const [file] = files;
  const problem = problemOf(files);

  const [isPending, send] = usePending(async () => {
    if (!file || problem) return;
    setPart(0);
    setRefusal(null);
    try {
      const { checkProviderImport } = await upload<ChooseFileMutation>(
        mutation,
        { input: { file: null } },
        {
          files: new Map([['variables.input.file', file]]),
          signal: new AbortController().signal,
          onProgress: setPart,
        },
      );
      await navigate(paths.boImport(checkProviderImport.providerImport!.databaseId));
    } catch (error) {
      setRefusal(serverMessage(error) ?? intl.formatMessage(importMessages.sendFailed));
    } finally {
      setPart(null);
    }
  });

  return (
    <div className={css.choose}>
      <FileField
        name="file"
        label={intl.formatMessage({ id: 'bo.file' })}
        accept={accepted}
        icon="file"
        value={files}
        onChange={(chosen) => {
          setFiles(chosen);
          setRefusal(null);
        }}
        description={
          <FormattedMessage
            id="bo.import.hint"
            defaultMessage="A .csv, .tsv, .txt or .xlsx table with a header row. Up to 20 MB and 50,000 rows."
          />
        }
        errorMessage={problem ? intl.formatMessage(problem) : (refusal ?? undefined)}
        texts={{
          ...texts,
          remove: intl.formatMessage({ id: 'bo.import.remove', defaultMessage: 'Remove file' }),
        }}
      />
      {file && (
        <div>
          <Button isPending={isPending} isDisabled={problem !== undefined} onPress={send}>
            <FormattedMessage id="bo.import.check" defaultMessage="Check file" />
          </Button>
        </div>
      )}
      {part !== null && <SendProgress part={part} />}
    </div>
  );
}

function problemOf(files: readonly File[]) {
  if (files.length > 1) return importMessages.oneFile;
  return (files[0]?.size ?? 0) > maxBytes ? importMessages.tooLarge : undefined;
}
