import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { TokenSection_tokens$key } from '../__generated__/TokenSection_tokens.graphql.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { NewToken } from './NewToken.tsx';
import { TokenItem } from './TokenItem.tsx';
import css from './TokenSection.module.css';
import { tokenMessages } from './tokenMessages.ts';
import type { TokenOwner } from './tokenOwner.ts';

interface TokenSectionProps {
  title: ReactNode;
  owner: TokenOwner;
  tokens: TokenSection_tokens$key;
}

/** The access tokens of a partner or a person: what there is, making one, revoking one. */
export function TokenSection({ title, owner, tokens }: TokenSectionProps) {
  const id = useId();
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
    <Card>
      <section className={css.section} aria-labelledby={id}>
        <div className={css.head}>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          <Button variant="outline" onPress={() => setMaking(true)}>
            <Icon name="plus" />
            <FormattedMessage {...tokenMessages.create} />
          </Button>
        </div>
        {list.length === 0 ? (
          <p className={css.none}>
            <FormattedMessage
              id="tokens.none"
              defaultMessage="There are no tokens yet. A program needs one to use our API."
              description="In place of the list of access tokens"
            />
          </p>
        ) : (
          <ul className={css.list}>
            {list.map((token) => (
              <TokenItem key={token.id} token={token} />
            ))}
          </ul>
        )}
        {isMaking && <NewToken owner={owner} onClose={() => setMaking(false)} />}
      </section>
    </Card>
  );
}
