import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { TokenSection_tokens$key } from '../__generated__/TokenSection_tokens.graphql.ts';
import { pageContext } from '../pageContext.ts';
import { Button } from '../ui/Button.tsx';
import { CopyText } from '../ui/CopyText.tsx';
import { Icon } from '../ui/Icon.tsx';
import { ListSection } from '../ui/ListSection.tsx';
import { MessageCard } from '../ui/MessageCard.tsx';
import { NewTokenForm, type TokenOwner, useNewToken } from './NewTokenForm.tsx';
import { ShownOnce } from './ShownOnce.tsx';
import { TokenItem } from './TokenItem.tsx';
import { tokenMessages } from './tokenMessages.ts';

interface TokenSectionProps {
  title: ReactNode;
  owner: TokenOwner;
  tokens: TokenSection_tokens$key;
}

/** The access tokens of a partner or a user, with actions to create and revoke them. */
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
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmpty = list.length === 0 && owner.partnerId === null;
  const wasEmpty = useRef(isEmpty);
  // The focus moves to the title, as the button of the empty list is removed.
  useEffect(() => {
    if (isMaking) return;
    if (wasEmpty.current && !isEmpty) heading.current?.focus();
    wasEmpty.current = isEmpty;
  }, [isMaking, isEmpty]);
  const open = () => setMaking(true);
  const none = <FormattedMessage id="tokens.none" defaultMessage="Your application needs a token to use our API." />;
  return (
    <>
      {isEmpty ? (
        <MessageCard
          title={<FormattedMessage id="tokens.noneTitle" defaultMessage="No tokens yet" />}
          actions={<NewButton variant="primary" onPress={open} />}
          foot={<Sample />}
        >
          <p>{none}</p>
        </MessageCard>
      ) : (
        <ListSection
          title={title}
          titleRef={heading}
          action={<NewButton variant="outline" onPress={open} />}
          none={none}
          items={list.map((token) => <TokenItem key={token.id} token={token} />)}
        />
      )}
      {isMaking && <NewToken owner={owner} onClose={() => setMaking(false)} />}
    </>
  );
}

/** An example of a request with a token. */
function Sample() {
  const intl = useIntl();
  const header = '-H "Authorization: Bearer rumbo_…"';
  return (
    <CopyText
      text={`curl ${header} \\\n"${pageContext().origin}/api/search?f=Rosario&q=refrigerado"`}
      label={intl.formatMessage({ id: 'page.copy' })}
      copiedLabel={intl.formatMessage({ id: 'page.copied' })}
    />
  );
}

function NewButton(props: Pick<ComponentProps<typeof Button>, 'variant' | 'onPress'>) {
  return (
    <Button {...props}>
      <Icon name="plus" />
      <FormattedMessage {...tokenMessages.create} />
    </Button>
  );
}

interface NewTokenProps {
  owner: TokenOwner;
  onClose: () => void;
}

function NewToken({ owner, onClose }: NewTokenProps) {
  const intl = useIntl();
  const id = useId();
  const [token, setToken] = useState<string | null>(null);
  const form = useNewToken(owner, setToken);
  const close = () => {
    // The dialog stays open while saving, as it will show the token.
    if (!form.isPending) onClose();
  };
  return (
    <ShownOnce
      secret={token}
      form={{
        title: <FormattedMessage {...tokenMessages.create} />,
        actions: (
          <Button type="submit" form={id} isPending={form.isPending}>
            <FormattedMessage id="tokens.submit" defaultMessage="Create token" />
          </Button>
        ),
        children: <NewTokenForm id={id} form={form} isOfPartner={owner.partnerId !== null} />,
      }}
      title={<FormattedMessage id="tokens.made" defaultMessage="Your new token" />}
      warning={
        <FormattedMessage
          id="tokens.once"
          defaultMessage="Copy it now: it is shown only once. Store it like a password, where only your application can read it."
        />
      }
      copyLabel={intl.formatMessage({ id: 'tokens.copy', defaultMessage: 'Copy token' })}
      onClose={close}
    >
      {(code) => (
        <FormattedMessage
          id="tokens.how"
          defaultMessage="Your application sends it with every request, in the header <code>Authorization: Bearer</code>."
          values={{ code }}
        />
      )}
    </ShownOnce>
  );
}
