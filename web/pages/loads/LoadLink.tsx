import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'relay-runtime';
import type { LoadLinkEndMutation } from '#web/__generated__/LoadLinkEndMutation.graphql.ts';
import type { LoadLinkMutation } from '#web/__generated__/LoadLinkMutation.graphql.ts';
import { formFailure } from '#web/forms/showFailure.ts';
import { useSending } from '#web/forms/useSending.ts';
import { setLink } from '#web/loads/changeLoads.ts';
import type { Load } from '#web/loads/loads.ts';
import { paths } from '#web/paths.ts';
import { ask } from '#web/relay/ask.ts';
import { useSession } from '#web/session/useSession.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Cluster, Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/Section.tsx';
import { TextField } from '#web/ui/TextField.tsx';

const shareMutation = graphql`
  mutation LoadLinkMutation($input: ShareLoadInput!) {
    shareLoad(input: $input) {
      token
      endsAt
    }
  }
`;

const endMutation = graphql`
  mutation LoadLinkEndMutation($input: EndLoadLinkInput!) {
    endLoadLink(input: $input) {
      __typename
    }
  }
`;

/** A link to a load, for a manager or client. The link is shown once: the server stores only its hash. */
export function LoadLink({ load }: { load: Load }) {
  const intl = useIntl();
  const session = useSession();
  const { key, linkEndsAt, isKnown } = load;
  const [url, setUrl] = useState<string | null>(null);
  const [isSharing, share] = useSending(formFailure, async () => {
    const { shareLoad } = await ask<LoadLinkMutation>(shareMutation, { input: { key } });
    setUrl(new URL(paths.loads({ link: shareLoad.token }), location.origin).href);
    setLink(load, shareLoad.endsAt as string);
  });
  const [isEnding, end] = useSending(formFailure, async () => {
    await ask<LoadLinkEndMutation>(endMutation, { input: { key } });
    setUrl(null);
    setLink(load, null);
  });
  return (
    <Section id="link" title={<FormattedMessage id="load.linkTitle" defaultMessage="Link for your boss or client" />}>
      <Text>
        <FormattedMessage
          id="load.linkText"
          defaultMessage="Anyone with the link sees the route, the businesses and their answers and prices, but cannot change them. It shows neither your name nor your note."
        />
      </Text>
      {session.status === 'anonymous' && (
        <Cluster>
          <LinkButton variant="outline" href={paths.login(paths.loads({ load: key }))}>
            <FormattedMessage id="load.signIn" defaultMessage="Log in to create a link" />
          </LinkButton>
        </Cluster>
      )}
      {url && (
        <Cluster gap={2} align="center">
          <TextField isReadOnly value={url} label={intl.formatMessage({ id: 'shortlist.linkField' })} />
          <CopyButton
            text={() => url}
            label={intl.formatMessage({ id: 'provider.copy' })}
            copiedLabel={intl.formatMessage({ id: 'page.copied' })}
          />
        </Cluster>
      )}
      {linkEndsAt && (
        <Text note role="status">
          <FormattedMessage
            id="load.linkUntil"
            defaultMessage="A link works until {date}. A new one ends it."
            values={{ date: <FormattedDate value={linkEndsAt} dateStyle="medium" /> }}
          />
        </Text>
      )}
      {session.status === 'signedIn' && (
        <Cluster gap={2}>
          <Button variant="outline" isPending={isSharing} isDisabled={!isKnown} onPress={share}>
            {linkEndsAt ? (
              <FormattedMessage id="load.newLink" defaultMessage="New link" />
            ) : (
              <FormattedMessage id="load.share" defaultMessage="Create link" />
            )}
          </Button>
          {linkEndsAt && (
            <Button variant="quiet" isPending={isEnding} onPress={end}>
              <FormattedMessage id="load.endLink" defaultMessage="End link" />
            </Button>
          )}
        </Cluster>
      )}
    </Section>
  );
}
