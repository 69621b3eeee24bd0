import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { FilePart_import$key } from '#web/__generated__/FilePart_import.graphql.ts';
import type { FilePartMutation } from '#web/__generated__/FilePartMutation.graphql.ts';
import { usePending } from '#web/forms/usePending.ts';
import { commit } from '#web/relay/commit.ts';
import { serverMessage } from '#web/relay/serverMessage.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Text } from '#web/ui/layout.tsx';
import { Select } from '#web/ui/Select.tsx';
import css from './Import.module.css';
import { importMessages } from './importMessages.ts';

const mutation = graphql`
  mutation FilePartMutation($input: ReadProviderImportInput!) {
    readProviderImport(input: $input) {
      ... on ReadProviderImportPayload {
        providerImport {
          id
          status
          ...FilePart_import
          ...ImportProgress_import
          ...ImportCounts_import
          ...ColumnsPart_import
          ...ServiceTextsPart_import
        }
      }
      ...readResponse_errors @alias
    }
  }
`;

const noHeader = '0';

/** The sheets to read and the line of the header. */
export function FilePart({ providerImport }: { providerImport: FilePart_import$key }) {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const { id, source } = useFragment(
    graphql`
      fragment FilePart_import on ProviderImport {
        id
        source {
          sheets {
            name
            rowCount
            isHidden
            isRead
          }
          headerLine
          linesAbove
          lines {
            line
            text
          }
        }
      }
    `,
    providerImport,
  );
  const stored = source.sheets.flatMap(({ isRead }, at) => (isRead ? [at] : []));
  const [sheets, setSheets] = useState<readonly number[] | null>(null);
  const [line, setLine] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const chosen = sheets ?? stored;
  const [isPending, read] = usePending(async () => {
    setRefusal(null);
    try {
      await commit<FilePartMutation>(mutation, {
        input: { id, sheets: [...chosen], headerLine: line === null ? null : Number(line) },
      });
      setSheets(null);
      setLine(null);
      await revalidate();
    } catch (error) {
      setRefusal(serverMessage(error) ?? intl.formatMessage(importMessages.actFailed));
    }
  });
  if (source.lines.length === 0) return null;
  const hasChange = sheets !== null || line !== null;
  return (
    <Card>
      <section className={css.part} aria-labelledby="file">
        <Text id="file" as="h2">
          <FormattedMessage id="bo.import.read" defaultMessage="What is read" />
        </Text>
        {source.sheets.length > 1 &&
          source.sheets.map(({ name, rowCount, isHidden }, at) => (
            <Checkbox
              key={name}
              isSelected={chosen.includes(at)}
              onChange={(isRead) =>
                setSheets(isRead ? [...chosen, at].sort((a, b) => a - b) : chosen.filter((choice) => choice !== at))
              }
            >
              <FormattedMessage
                id="bo.import.sheet"
                defaultMessage="{name}: {count, plural, one {# row} other {# rows}}{isHidden, select, true { (hidden)} other {}}"
                values={{ name, count: rowCount, isHidden: String(isHidden) }}
              />
            </Checkbox>
          ))}
        <Select
          label={intl.formatMessage({ id: 'bo.import.headerLine', defaultMessage: 'Header row' })}
          value={line ?? String(source.headerLine)}
          onChange={setLine}
          groups={[
            {
              options: [
                ...source.lines.map(({ line: number, text }) => ({
                  id: String(number),
                  label: intl.formatMessage(
                    { id: 'bo.import.fileLine', defaultMessage: 'Line {line, number}: {text}' },
                    { line: number, text },
                  ),
                })),
                {
                  id: noHeader,
                  label: intl.formatMessage({
                    id: 'bo.import.noHeader',
                    defaultMessage: 'None: the first line is a provider',
                  }),
                },
              ],
            },
          ]}
          description={
            source.linesAbove > 0 && (
              <FormattedMessage
                id="bo.import.linesAbove"
                defaultMessage="{count, plural, one {# line above it is} other {# lines above it are}} not read."
                values={{ count: source.linesAbove }}
              />
            )
          }
          errorMessage={refusal ?? undefined}
        />
        {hasChange && (
          <div>
            <Button isPending={isPending} isDisabled={chosen.length === 0} onPress={read}>
              <FormattedMessage id="bo.import.readFile" defaultMessage="Read the file again" />
            </Button>
          </div>
        )}
      </section>
    </Card>
  );
}
