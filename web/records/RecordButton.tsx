import { defineMessages, FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { graphql } from 'relay-runtime';
import type { RecordButtonQuery } from '#web/__generated__/RecordButtonQuery.graphql.ts';
import { useSending } from '#web/forms/useSending.ts';
import { paths } from '#web/paths.ts';
import { ask } from '#web/relay/ask.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { keepRecord } from './keptRecord.ts';

const { failed } = defineMessages({
  failed: { id: 'record.failed', defaultMessage: 'The record could not be made' },
});

const query = graphql`
  query RecordButtonQuery($id: ID!) @preloadable {
    providerRecord(id: $id) {
      jws
      codePath
      codeSize
    }
  }
`;

/** A button that creates a signed record of a provider's current public data, and opens it. */
export function RecordButton({ databaseId }: { databaseId: number }) {
  const navigate = useNavigate();
  const [isPending, make] = useSending({ otherwise: failed }, async () => {
    const { providerRecord } = await ask<RecordButtonQuery>(query, { id: String(databaseId) });
    if (!providerRecord) throw new Error('The provider was removed.');
    const { jws, codePath, codeSize } = providerRecord;
    keepRecord({ jws, codePath, codeSize });
    await navigate(paths.verify());
  });
  return (
    <Button variant="quiet" isPending={isPending} onPress={make}>
      <Icon name="file" />
      <FormattedMessage id="record.save" defaultMessage="Save a record" />
    </Button>
  );
}
