import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ControlLine_provider$key } from '#web/__generated__/ControlLine_provider.graphql.ts';
import { CardFact } from './CardFact.tsx';
import { useControlText } from './useControlText.ts';

/** A line on the card of a provider whose contacts or owner changed recently. */
export function ControlLine({ provider }: { provider: ControlLine_provider$key }) {
  const data = useFragment(
    graphql`
      fragment ControlLine_provider on Provider {
        ...useControlText_provider
      }
    `,
    provider,
  );
  const text = useControlText(data);
  return (
    text && (
      <CardFact icon="alert" tone="warning">
        {text}
      </CardFact>
    )
  );
}
