/* eslint-disable relay/unused-fields -- the back office shows every field. */
import { useState } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { CREDENTIAL_KINDS, type CredentialKindName } from '#shared/credentials.ts';
import type { CheckedCredential_credential$key } from '#web/__generated__/CheckedCredential_credential.graphql.ts';
import type { CheckedCredential_provider$key } from '#web/__generated__/CheckedCredential_provider.graphql.ts';
import { Button } from '#web/ui/Button.tsx';
import { Cluster, Stack, Text } from '#web/ui/layout.tsx';
import { CheckDialog } from './CheckDialog.tsx';
import { type ResultName, resultMessages } from './checkMessages.ts';

interface CheckedCredentialProps {
  provider: CheckedCredential_provider$key;
  credential: CheckedCredential_credential$key;
}

/** A credential with the file of its register, its document and its checks, and a button that records a check. */
export function CheckedCredential({ provider, credential }: CheckedCredentialProps) {
  const { id, businessName } = useFragment(
    graphql`
      fragment CheckedCredential_provider on Provider {
        id
        businessName
      }
    `,
    provider,
  );
  const [isChecking, setChecking] = useState(false);
  const { kind, number, validUntil, lookUpUrl, documentUrl, registered, checks } = useFragment(
    graphql`
      fragment CheckedCredential_credential on CredentialRecord {
        kind
        number
        validUntil
        lookUpUrl
        documentUrl
        registered {
          name
          region
          isActive
          isBroker
          units
        }
        checks {
          by
          source
          sourceDate
          result
          seenName
          ofName
          at
          user {
            displayName
          }
        }
      }
    `,
    credential,
  );
  return (
    <Stack gap={2}>
      <Text as="h3">
        {CREDENTIAL_KINDS[kind.toLowerCase() as CredentialKindName].name} {number}
      </Text>
      {validUntil && (
        <Text note>
          <FormattedMessage
            id="credential.until"
            values={{ date: <FormattedDate value={validUntil} dateStyle="medium" timeZone="UTC" /> }}
          />
        </Text>
      )}
      {registered && (
        <Text note breaks>
          <FormattedMessage
            id="bo.credential.registered"
            defaultMessage="In the loaded file: {name}{region, select, none {} other {, {region}}}, {isActive, select, true {active} other {not active}}{isBroker, select, true {, as a broker} other {}}{hasUnits, select, true {, {units, plural, one {# vehicle} other {# vehicles}}} other {}}"
            values={{
              name: registered.name,
              region: registered.region ?? 'none',
              isActive: String(registered.isActive),
              isBroker: String(registered.isBroker),
              hasUnits: String(registered.units !== null && registered.units !== undefined),
              units: registered.units ?? 0,
            }}
          />
        </Text>
      )}
      {checks.length === 0 ? (
        <Text note>
          <FormattedMessage id="bo.credential.unchecked" defaultMessage="Not compared with the register yet" />
        </Text>
      ) : (
        <Stack as="ul" gap={1}>
          {checks.slice(0, 5).map(({ at, source, sourceDate, result, seenName, ofName, user }) => (
            <li key={at}>
              <Text size="sm" breaks>
                <FormattedDate value={sourceDate} dateStyle="medium" timeZone="UTC" />
                {` · ${source} · `}
                <FormattedMessage {...resultMessages[result as ResultName]} />
                {[seenName, user?.displayName].filter(Boolean).map((text) => ` · ${text}`)}
                {ofName !== businessName && (
                  <>
                    {' · '}
                    <FormattedMessage
                      id="bo.credential.formerName"
                      defaultMessage="then called {name}: no longer shown"
                      values={{ name: ofName }}
                    />
                  </>
                )}
              </Text>
            </li>
          ))}
        </Stack>
      )}
      <Cluster gap={3} align="center">
        <Button variant="outline" onPress={() => setChecking(true)}>
          <FormattedMessage id="bo.credential.check" defaultMessage="Record a check" />
        </Button>
        <a href={lookUpUrl} target="_blank" rel="nofollow noopener">
          <FormattedMessage id="bo.credential.register" defaultMessage="Open the register" />
        </a>
        {documentUrl && (
          <a href={documentUrl} target="_blank" rel="noopener">
            <FormattedMessage id="claim.document" />
          </a>
        )}
      </Cluster>
      {isChecking && (
        <CheckDialog
          providerId={id}
          name={businessName}
          credential={{ kind, number }}
          onClose={() => setChecking(false)}
        />
      )}
    </Stack>
  );
}
