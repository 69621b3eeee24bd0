import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { TokenSection_tokens$key } from '../__generated__/TokenSection_tokens.graphql.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ListSection } from '../ui/ListSection.tsx';
import { NewToken } from './NewToken.tsx';
import { TokenItem } from './TokenItem.tsx';
import { tokenMessages } from './tokenMessages.ts';
import type { TokenOwner } from './useNewToken.ts';

interface TokenSectionProps {
  title: ReactNode;
  owner: TokenOwner;
  tokens: TokenSection_tokens$key;
}

/** The access tokens of a partner or a person: what there is, making one, revoking one. */
export function TokenSection({ title, owner, tokens }: TokenSectionProps) {
  const [isMaking, setMaking] = useState(false);
  const list = useFragment(
    graphql`
      fragment TokenSection_tokens on AccessToken @relay(plural: true) {
        id
        ...TokenItem_token
      }
    `,
    tokens,
  );
  return (
    <ListSection
      title={title}
      action={
        <Button variant="outline" onPress={() => setMaking(true)}>
          <Icon name="plus" />
          <FormattedMessage {...tokenMessages.create} />
        </Button>
      }
      none={
        <FormattedMessage
          id="tokens.none"
          defaultMessage="There are no tokens yet. A program needs one to use our API."
          description="In place of the list of access tokens"
        />
      }
      items={list.map((token) => <TokenItem key={token.id} token={token} />)}
    >
      {isMaking && <NewToken owner={owner} onClose={() => setMaking(false)} />}
    </ListSection>
  );
}
