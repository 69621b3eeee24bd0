/* eslint-disable relay/unused-fields -- laneInWords reads the lanes. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { hoursInWords } from '#shared/openingHours.ts';
import type { ConfirmListingPage_listing$key } from '#web/__generated__/ConfirmListingPage_listing.graphql.ts';
import type { ConfirmListingPageMutation } from '#web/__generated__/ConfirmListingPageMutation.graphql.ts';
import type { ConfirmListingPageRemovalMutation } from '#web/__generated__/ConfirmListingPageRemovalMutation.graphql.ts';
import type { confirmListingLoaderQuery } from '#web/__generated__/confirmListingLoaderQuery.graphql.ts';
import { contactTypeName } from '#web/businesses/contactTypes.ts';
import { laneInWords } from '#web/businesses/laneMessages.ts';
import { useHoursWords } from '#web/businesses/useHoursWords.ts';
import { formFailure } from '#web/forms/showFailure.ts';
import { useSending } from '#web/forms/useSending.ts';
import { paths } from '#web/paths.ts';
import { ask } from '#web/relay/ask.ts';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { AccountPage } from '../AccountPage.tsx';
import { Done } from '../Done.tsx';
import { MailedPart } from '../MailedPart.tsx';
import { confirmListingQuery } from './confirmListingLoader.ts';

const confirmation = graphql`
  mutation ConfirmListingPageMutation($input: ConfirmListingInput!) {
    confirmListing(input: $input) {
      __typename
    }
  }
`;

const removal = graphql`
  mutation ConfirmListingPageRemovalMutation($input: RemoveListingInput!) {
    removeListing(input: $input) {
      __typename
    }
  }
`;

/** The page of the yearly mail on which a business confirms that its listing is correct. Opening it changes nothing. */
export function ConfirmListingPage() {
  const intl = useIntl();
  return (
    <AccountPage
      title={intl.formatMessage({ id: 'confirmListing.title', defaultMessage: 'Is your listing still right?' })}
    >
      <MailedPart<confirmListingLoaderQuery>
        query={confirmListingQuery}
        failed={intl.formatMessage({ id: 'confirmListing.failed', defaultMessage: 'The listing could not be loaded' })}
      >
        {({ mailedListing }, token) => mailedListing && <Listing token={token} listing={mailedListing} />}
      </MailedPart>
    </AccountPage>
  );
}

function Listing({ token, listing }: { token: string; listing: ConfirmListingPage_listing$key }) {
  const intl = useIntl();
  const words = useHoursWords();
  const { businessName, contacts, branches, lanes, isHidden } = useFragment(
    graphql`
      fragment ConfirmListingPage_listing on MailedListing {
        businessName
        isHidden
        contacts {
          databaseId
          contactType
          displayValue
        }
        branches {
          databaseId
          name
          hours
          place {
            name
          }
        }
        lanes {
          databaseId
          from {
            name
          }
          to {
            name
          }
          bothWays
          rhythm
        }
      }
    `,
    listing,
  );
  const [done, setDone] = useState<'confirmed' | 'removed' | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const [isConfirming, confirm] = useSending(formFailure, async () => {
    await ask<ConfirmListingPageMutation>(confirmation, { input: { token } });
    setDone('confirmed');
  });
  const [isEnding, remove] = useSending(formFailure, async () => {
    await ask<ConfirmListingPageRemovalMutation>(removal, { input: { token } });
    setDone('removed');
  });
  if (done)
    return (
      <Done>
        {done === 'confirmed' ? (
          <FormattedMessage
            id="confirmListing.done"
            defaultMessage="Thank you. Your page says that you confirmed it today."
          />
        ) : (
          <FormattedMessage
            id="confirmListing.removed"
            defaultMessage="Your listing is no longer public, and we will not import it again."
          />
        )}
      </Done>
    );
  const hours = branches.filter((branch) => branch.hours);
  return (
    <>
      <Text as="h2" dir="auto">
        {businessName}
      </Text>
      {isHidden && (
        <Notice type="warning">
          <FormattedMessage
            id="confirmListing.hidden"
            defaultMessage="Your listing is hidden because nobody confirmed it for 18 months. Confirming makes it public again."
          />
        </Notice>
      )}
      <Stack as="ul" gap={1}>
        {contacts.map(({ databaseId, contactType, displayValue }) => (
          <li key={databaseId}>
            {contactTypeName(intl, contactType)}: {displayValue}
          </li>
        ))}
        {hours.map((branch) => (
          <li key={`b${branch.databaseId}`}>
            {branch.name ?? branch.place.name}:{' '}
            {hoursInWords(branch.hours!, words)
              .map(({ days, times }) => `${days} ${times}`)
              .join(', ')}
          </li>
        ))}
        {lanes.map(({ databaseId, ...lane }) => (
          <li key={`l${databaseId}`}>{laneInWords(intl, lane)}</li>
        ))}
      </Stack>
      <Button isPending={isConfirming} onPress={confirm}>
        <FormattedMessage id="confirmListing.confirm" defaultMessage="Yes, all of it is right" />
      </Button>
      <LinkButton variant="outline" href={paths.dashboard()}>
        <FormattedMessage id="confirmListing.edit" defaultMessage="Something changed: edit it" />
      </LinkButton>
      {isRemoving ? (
        <>
          <p>
            <FormattedMessage
              id="confirmListing.removeText"
              defaultMessage="The listing is hidden, and imports leave your business out from now on."
            />
          </p>
          <Button variant="danger" isPending={isEnding} onPress={remove}>
            <FormattedMessage id="confirmListing.remove" defaultMessage="Remove our listing" />
          </Button>
        </>
      ) : (
        <Button variant="quiet" onPress={() => setRemoving(true)}>
          <FormattedMessage id="confirmListing.unlist" defaultMessage="We do not want to be listed…" />
        </Button>
      )}
    </>
  );
}
