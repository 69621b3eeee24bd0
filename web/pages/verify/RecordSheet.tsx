import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'relay-runtime';
import { shortPath } from '#shared/providerPath.ts';
import type { RecordSheetQuery } from '#web/__generated__/RecordSheetQuery.graphql.ts';
import type { KeptRecord } from '#web/records/keptRecord.ts';
import { MAX_NOTE, RECORD_FILES, type RecordFile, saveRecordFile } from '#web/records/recordFile.ts';
import { ask } from '#web/relay/ask.ts';
import { Button } from '#web/ui/Button.tsx';
import { FileField } from '#web/ui/FileField.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Cluster, Stack, Text } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useFileTexts } from '../pre-registration/useFileTexts.ts';
import css from './RecordSheet.module.css';
import { codeMessages, partMessages } from './recordMessages.ts';

const query = graphql`
  query RecordSheetQuery($record: String!, $whole: String) @preloadable {
    verifyRecord(record: $record, whole: $whole) {
      result
      compared
      belongsTogether
      statusNow
      record {
        madeAt
        providerDatabaseId
        status
        parts {
          part
          lines
        }
      }
      changes {
        part
        before
        after
      }
    }
  }
`;

export type Verification = RecordSheetQuery['response']['verifyRecord'];

/**
 * Verifies a record; for a short record, `whole` may be the complete one. Throws `ApiError` for a text without a
 * record.
 */
export async function verify(record: string, whole?: string): Promise<Verification> {
  return (await ask<RecordSheetQuery>(query, { record, ...(whole && { whole }) })).verifyRecord;
}

interface RecordSheetProps {
  verification: Verification;
  file: RecordFile;
  made: KeptRecord | null;
  /** Called with the file that completes a short record; null if the record is complete. */
  onWhole: ((file: File) => void) | null;
  onClose: () => void;
}

/** The result of a verification, and the content of the record, on one printable page. */
export function RecordSheet({ verification, file, made, onWhole, onClose }: RecordSheetProps) {
  const intl = useIntl();
  const fileTexts = useFileTexts([]);
  const [note, setNote] = useState(file.note);
  const { result, statusNow, record, compared, belongsTogether, changes } = verification;
  const save = () => {
    const day = String(record?.madeAt).slice(0, 10);
    saveRecordFile({ ...file, note }, `rumbo-${record?.providerDatabaseId}-${day}.json`);
  };
  return (
    <Stack gap={5}>
      <Result result={result} />
      {record && (
        <>
          <Text>
            <FormattedMessage
              id="record.made"
              defaultMessage="Published by Rumbo on {date}"
              values={{
                date: <b>{intl.formatDate(record.madeAt as string, { dateStyle: 'medium', timeStyle: 'long' })}</b>,
              }}
            />
          </Text>
          {record.status === 'SUSPENDED' && (
            <Notice type="warning">
              <p>
                <FormattedMessage id="record.wasSuspended" defaultMessage="At this time Rumbo had suspended it." />
              </p>
            </Notice>
          )}
          <div className={css.sheet}>
            <dl className={css.parts}>
              {record.parts.map(({ part, lines }) => (
                <Part key={part} part={part} lines={lines} />
              ))}
            </dl>
            {made && (
              <svg className={css.code} viewBox={`0 0 ${made.codeSize} ${made.codeSize}`} role="img">
                <title>
                  {intl.formatMessage({ id: 'record.code', defaultMessage: 'QR code that verifies this record' })}
                </title>
                <path d={made.codePath} />
              </svg>
            )}
          </div>
          {belongsTogether === false && (
            <Notice type="warning">
              <p>
                <FormattedMessage
                  id="record.apart"
                  defaultMessage="The file is not that of the printed code. Only the code was verified."
                />
              </p>
            </Notice>
          )}
          {onWhole && (
            <div data-screen>
              <FileField
                label={intl.formatMessage({
                  id: 'record.whole',
                  defaultMessage: 'Add the saved file, to compare all of it',
                })}
                name="whole"
                icon="file"
                accept={RECORD_FILES}
                value={[]}
                onChange={([whole]) => onWhole(whole!)}
                texts={fileTexts}
              />
            </div>
          )}
          <Since statusNow={statusNow} compared={compared} changes={changes} />
          <Text size="sm">
            <FormattedMessage id="record.statement" />{' '}
            <Link href={shortPath(record.providerDatabaseId)}>
              <FormattedMessage id="record.page" defaultMessage="Its page today" />
            </Link>
          </Text>
          <div data-screen={note ? undefined : true}>
            <TextField
              label={intl.formatMessage({ id: 'record.note', defaultMessage: 'Your note, only in your copy' })}
              maxLength={MAX_NOTE}
              value={note}
              onChange={setNote}
            />
          </div>
        </>
      )}
      <div data-screen>
        <Cluster gap={3}>
          {record && (
            <>
              <Button onPress={save}>
                <Icon name="download" />
                <FormattedMessage id="record.download" defaultMessage="Save the file" />
              </Button>
              <Button variant="outline" onPress={() => print()}>
                <FormattedMessage id="shortlist.print" />
              </Button>
            </>
          )}
          <Button variant="quiet" onPress={onClose}>
            <FormattedMessage id="record.another" defaultMessage="Verify another one" />
          </Button>
        </Cluster>
      </div>
    </Stack>
  );
}

function Result({ result }: Pick<Verification, 'result'>) {
  return (
    <Notice type={result === 'GENUINE' ? 'success' : 'warning'}>
      <p role="status">
        <FormattedMessage
          id="record.result"
          defaultMessage="{result, select, GENUINE {Genuine: Rumbo signed it, and not a letter has changed.} ALTERED {Not genuine: it was changed after Rumbo signed it.} other {Not ours: no key of this site has signed it.}}"
          values={{ result }}
        />
      </p>
    </Notice>
  );
}

function Part({ part, lines }: { part: string; lines: readonly string[] }) {
  return (
    <>
      <dt>
        <FormattedMessage {...partMessages[part as keyof typeof partMessages]} />
      </dt>
      <dd>
        <Lines lines={lines} />
      </dd>
    </>
  );
}

/** The date at the end of a line: the last change of a contact, or the check of a register. */
const DATE_AT_END = /(?<= · )\d{4}-\d{2}-\d{2}$/;

function Lines({ lines }: { lines: readonly string[] }) {
  const intl = useIntl();
  const inWords = (line: string) =>
    line in codeMessages
      ? intl.formatMessage(codeMessages[line as keyof typeof codeMessages])
      : line.replace(DATE_AT_END, (day) => intl.formatDate(day, { dateStyle: 'medium', timeZone: 'UTC' }));
  return lines.map((line) => (
    <div key={line} dir="auto">
      {inWords(line)}
    </div>
  ));
}

function Since({ statusNow, compared, changes }: Pick<Verification, 'statusNow' | 'compared' | 'changes'>) {
  const intl = useIntl();
  if (statusNow !== 'PUBLISHED')
    return (
      <Notice type="warning">
        <p>
          <FormattedMessage
            id="record.nowOff"
            defaultMessage="{status, select, SUSPENDED {Today Rumbo has suspended it.} other {Today it is no longer published.}}"
            values={{ status: statusNow }}
          />
        </p>
      </Notice>
    );
  return (
    <Stack as="section" gap={2}>
      <Text as="h2" size="lg">
        <FormattedMessage id="record.since" defaultMessage="What has changed since" />
      </Text>
      {changes.length === 0 ? (
        <p>
          <FormattedMessage id="record.same" defaultMessage="No changes." />
        </p>
      ) : (
        <dl className={css.parts}>
          {changes.map(({ part, before, after }) => (
            <div key={part} className={css.change}>
              <dt>
                <FormattedMessage {...partMessages[part as keyof typeof partMessages]} />
              </dt>
              <dd>
                <del>
                  <Lines lines={before} />
                </del>
                <ins>
                  <Lines lines={after} />
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {/* a short record contains only some parts */}
      {compared.length < Object.keys(partMessages).length && (
        <Text size="sm">
          <FormattedMessage
            id="record.compared"
            defaultMessage="Compared: {parts}. Nothing is known about other parts."
            values={{
              parts: intl.formatList(
                compared.map((part) => intl.formatMessage(partMessages[part as keyof typeof partMessages])),
              ),
            }}
          />
        </Text>
      )}
    </Stack>
  );
}
