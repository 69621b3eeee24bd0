import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { formFailure, showFailure } from '#web/forms/showFailure.ts';
import { usePending } from '#web/forms/usePending.ts';
import { CardPage } from '#web/layouts/CardPage.tsx';
import { forgetRecord, type KeptRecord, keptRecord } from '#web/records/keptRecord.ts';
import { RECORD_FILES, type RecordFile, readRecordFile } from '#web/records/recordFile.ts';
import { ApiError } from '#web/relay/ApiError.ts';
import { Button } from '#web/ui/Button.tsx';
import { FileField } from '#web/ui/FileField.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useFileTexts } from '../pre-registration/useFileTexts.ts';
import { RecordSheet, type Verification, verify } from './RecordSheet.tsx';

interface Shown {
  verification: Verification;
  file: RecordFile;
  /** A record created in this tab; null for none. */
  made: KeptRecord | null;
  /** The short record of a QR code, whose complete file may follow. */
  short: string | null;
}

/** The page that verifies a record: from a file, a text, the address of a QR code, or just created in this tab. */
export function VerifyPage() {
  const intl = useIntl();
  const { hash } = useLocation();
  const [text, setText] = useState('');
  const [shown, setShown] = useState<Shown | null>(null);
  const [refusal, setRefusal] = useState<string | undefined>();
  const check = async (given: string, made: KeptRecord | null, short: string | null = null) => {
    setRefusal(undefined);
    const file = readRecordFile(given);
    try {
      const verification = await (short && short !== given ? verify(short, file.record) : verify(file.record));
      setShown({ verification, file, made, short });
    } catch (error) {
      if (error instanceof ApiError && error.field === 'record') setRefusal(error.message);
      else showFailure(intl, error, formFailure);
    }
  };
  const [isPending, press] = usePending(() => check(text, null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per address
  useEffect(() => {
    const made = hash ? null : keptRecord();
    const record = made?.jws ?? hash.slice(1);
    if (record) void check(record, made, made ? null : record);
  }, [hash]);

  const readFile = async (file: File) => {
    setText('');
    await check(await file.text(), null);
  };
  const fileTexts = useFileTexts([]);
  const close = () => {
    forgetRecord();
    setShown(null);
  };
  if (shown) {
    const { short } = shown;
    return (
      <CardPage
        size="wide"
        title={intl.formatMessage({ id: 'record.title', defaultMessage: 'Record of what was published' })}
      >
        <RecordSheet
          {...shown}
          onWhole={short === null ? null : (file) => void file.text().then((whole) => check(whole, null, short))}
          onClose={close}
        />
      </CardPage>
    );
  }
  return (
    <CardPage title={intl.formatMessage({ id: 'footer.verify' })}>
      <p>
        <FormattedMessage
          id="record.verifyText"
          defaultMessage="We tell you whether Rumbo signed it, unchanged, and what has changed since. To check a printed one, scan its QR code."
        />
      </p>
      <Stack gap={4}>
        <FileField
          label={intl.formatMessage({ id: 'record.file', defaultMessage: 'File of the record' })}
          name="record"
          icon="file"
          accept={RECORD_FILES}
          value={[]}
          onChange={([file]) => void readFile(file!)}
          texts={fileTexts}
        />
        <TextField
          label={intl.formatMessage({ id: 'record.text', defaultMessage: 'Or its text' })}
          value={text}
          onChange={setText}
          errorMessage={refusal}
        />
        <Button isPending={isPending} onPress={press}>
          <FormattedMessage id="record.check" defaultMessage="Verify" />
        </Button>
      </Stack>
    </CardPage>
  );
}
