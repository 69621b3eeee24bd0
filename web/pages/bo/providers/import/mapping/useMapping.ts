import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router';
import { graphql } from 'relay-runtime';
import type { useMapping_import$key } from '#web/__generated__/useMapping_import.graphql.ts';
import type { useMappingMutation } from '#web/__generated__/useMappingMutation.graphql.ts';
import { usePending } from '#web/forms/usePending.ts';
import { commit } from '#web/relay/commit.ts';
import { serverMessage } from '#web/relay/serverMessage.ts';
import { importMessages } from '../importMessages.ts';
import { countChanges, emptyDraft, type MappingDraft, mappingInput, readMapping, wrongColumns } from './draft.ts';

const mutation = graphql`
  mutation useMappingMutation($input: MapProviderImportInput!) {
    mapProviderImport(input: $input) {
      ... on MapProviderImportPayload {
        providerImport {
          id
          status
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

export interface Mapping {
  draft: MappingDraft;
  change: (change: (draft: MappingDraft) => MappingDraft) => void;
  discard: () => void;
  changeCount: number;
  /** The errors by the position of the column; empty until an attempt to send the draft. */
  wrong: ReturnType<typeof wrongColumns>;
  /** The reason why the server rejected the draft. */
  refusal: string | null;
  isPending: boolean;
  /** Whether these changes started the current check. */
  wasSent: boolean;
  send: () => void;
}

/** The mapping of a file with the draft of its changes, which stays until the server has stored it. */
export function useMapping(providerImport: useMapping_import$key): Mapping {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const data = useFragment(
    graphql`
      fragment useMapping_import on ProviderImport {
        id
        ...draft_import
      }
    `,
    providerImport,
  );
  const stored = readMapping(data);
  const [draft, setDraft] = useState(emptyDraft);
  const [wasTried, setTried] = useState(false);
  const [wasSent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const wrong = wrongColumns(stored, draft);
  const isWrong = Object.keys(wrong).length > 0;

  const [isPending, send] = usePending(async () => {
    setTried(true);
    setRefusal(isWrong ? intl.formatMessage(importMessages.columnsWrong) : null);
    if (isWrong) return;
    try {
      await commit<useMappingMutation>(mutation, { input: { id: data.id, mapping: mappingInput(stored, draft) } });
    } catch (error) {
      return setRefusal(serverMessage(error) ?? intl.formatMessage(importMessages.actFailed));
    }
    // A column chosen in the meantime is kept.
    setDraft((now) => (now === draft ? emptyDraft : now));
    setTried(false);
    setSent(true);
    await revalidate();
  });

  return {
    draft,
    change: (next) => {
      setDraft(next);
      setRefusal(null);
    },
    discard: () => {
      setDraft(emptyDraft);
      setTried(false);
      setRefusal(null);
    },
    changeCount: countChanges(draft),
    wrong: wasTried ? wrong : {},
    refusal,
    isPending,
    wasSent,
    send,
  };
}
