/* eslint-disable relay/unused-fields -- The complete response becomes the draft of a form, which is read without Relay.
 */
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { useResubmissionQuery } from '#web/__generated__/useResubmissionQuery.graphql.ts';
import { ApiError } from '#web/relay/ApiError.ts';
import { ask } from '#web/relay/ask.ts';
import { graphql } from '#web/relay/graphql.ts';
import { serverMessage } from '#web/relay/serverMessage.ts';

const query = graphql`
  query useResubmissionQuery($token: String!) @preloadable {
    resubmission(token: $token) {
      version
      email
      businessName
      description
      contactEmail
      contactPhone
      contactWhatsapp
      websiteUrl
      taxNumber
      service {
        databaseId
        name
      }
      place {
        databaseId
        displayName
      }
      moreServices {
        databaseId
        service {
          databaseId
          name
        }
        place {
          databaseId
          displayName
        }
      }
      lanes {
        databaseId
        from {
          databaseId
          displayName
        }
        to {
          databaseId
          displayName
        }
        bothWays
      }
      hasImage
      reason
    }
  }
`;

export type Returned = NonNullable<useResubmissionQuery['response']['resubmission']>;

type Found =
  | { status: 'loading' }
  | { status: 'loaded'; returned: Returned }
  | { status: 'dead'; message: string }
  | { status: 'failed'; message: string | undefined };

/** Loads the business that was sent back, by the token of the mail. */
export function useResubmission(token: string) {
  const { locale } = useIntl();
  const [found, setFound] = useState<Found>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const isLoaded = found.status === 'loaded';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language requests the server's messages again.
  useEffect(() => {
    // Values of the form are not replaced.
    if (isLoaded) return;
    let isWanted = true;
    void load(token).then((next) => {
      if (isWanted) setFound(next);
    });
    return () => {
      isWanted = false;
    };
  }, [token, attempt, locale, isLoaded]);

  const retry = () => {
    setFound({ status: 'loading' });
    setAttempt(attempt + 1);
  };
  return { found, retry };
}

/** Loads the current version from the server. */
export async function load(token: string): Promise<Found> {
  try {
    const { resubmission } = await ask<useResubmissionQuery>(query, { token });
    return { status: 'loaded', returned: resubmission! };
  } catch (error) {
    if (isDead(error)) return { status: 'dead', message: error.message };
    return { status: 'failed', message: serverMessage(error) };
  }
}

/** Whether the link has expired or was already used. */
export function isDead(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.field === 'token' || error.field === 'resubmitToken');
}
