import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { laneText } from '#shared/lane.ts';
import type { LaneSuggestionsQuery } from '#web/__generated__/LaneSuggestionsQuery.graphql.ts';
import { graphql } from '#web/relay/graphql.ts';
import { suggest } from '#web/relay/suggest.ts';
import { Button } from '#web/ui/Button.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import type { Choice } from './Selector.tsx';

interface Lane {
  from: Choice;
  to: Choice;
}

interface LaneSuggestionsProps {
  /** The description of the business. */
  text: string;
  /** The existing lanes. */
  lanes: readonly { readonly fromId: Choice; readonly toId: Choice }[];
  onYes: (lane: Lane) => void;
}

const PAUSE_MS = 1_000;
const keyOf = ({ from, to }: Lane) => `${from.id} ${to.id}`;

/** Suggests the routes in a business's description. A route is added only after confirmation. */
export function LaneSuggestions({ text, lanes, onYes }: LaneSuggestionsProps) {
  const [found, setFound] = useState<readonly Lane[]>([]);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const controller = new AbortController();
    const load = () => loadLanes(text, controller.signal).then(setFound, () => {});
    const timer = setTimeout(() => void load(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);
  const known = new Set(lanes.map(({ fromId, toId }) => keyOf({ from: fromId, to: toId })));
  const open = found.filter((lane) => !known.has(keyOf(lane)) && !refused.has(keyOf(lane)));
  return open.map((lane) => (
    <Cluster key={keyOf(lane)} gap={2} align="center">
      <span>
        <FormattedMessage
          id="lane.isThisSo"
          defaultMessage="Do you drive {lane}?"
          values={{ lane: <strong>{laneText(lane.from.text, lane.to.text, false)}</strong> }}
        />
      </span>
      <Button variant="outline" onPress={() => onYes(lane)}>
        <FormattedMessage id="lane.yes" defaultMessage="Yes, add it" />
      </Button>
      <Button variant="quiet" onPress={() => setRefused(new Set([...refused, keyOf(lane)]))}>
        <FormattedMessage id="lane.no" defaultMessage="No, we do not" />
      </Button>
    </Cluster>
  ));
}

async function loadLanes(text: string, signal: AbortSignal): Promise<Lane[]> {
  if (text.trim() === '') return [];
  const { suggestLanes } = await suggest<LaneSuggestionsQuery>(
    graphql`
      query LaneSuggestionsQuery($text: String!) {
        suggestLanes(text: $text) {
          from {
            databaseId
            displayName
          }
          to {
            databaseId
            displayName
          }
        }
      }
    `,
    { text },
    signal,
  );
  const choice = ({ databaseId, displayName }: (typeof suggestLanes)[number]['from']): Choice => ({
    id: String(databaseId),
    text: displayName,
  });
  return suggestLanes.map(({ from, to }) => ({ from: choice(from), to: choice(to) }));
}
