import { Environment, type FetchFunction, Network, Observable, RecordSource, Store } from 'relay-runtime';
import type { Language } from '#shared/language.ts';
import { currentLanguage } from '../i18n/currentLanguage.ts';
import { pageContext, takeResponse } from '../pageContext.ts';
import { fetchGraphQL } from './fetchGraphQL.ts';
import { readResponse } from './readResponse.ts';
import { storeOwner } from './storeOwner.ts';

function read(sent: unknown) {
  try {
    return readResponse(sent);
  } catch (error) {
    return error as Error;
  }
}

function createEnvironment(language: Language): Environment {
  const fetchFunction: FetchFunction = (request, variables) =>
    Observable.create((sink) => {
      // synchronously, so that the page is immediately rendered with the response
      const sent = takeResponse(request, variables);
      if (sent) {
        const answer = read(sent);
        if (answer instanceof Error) return sink.error(answer);
        sink.next(answer);
        return sink.complete();
      }
      const controller = new AbortController();
      fetchGraphQL(request, variables, language, controller.signal).then(
        (answer) => {
          sink.next(answer);
          sink.complete();
        },
        (error: Error) => {
          if (!controller.signal.aborted) sink.error(error);
        },
      );
      return () => controller.abort();
    });
  const store = new Store(new RecordSource(), { gcReleaseBufferSize: 20, queryCacheExpirationTime: 5 * 60_000 });
  return new Environment({
    network: Network.create(fetchFunction),
    store,
    isServer: typeof window === 'undefined',
  });
}

/**
 * Relay's environment for the current language and user: names from the server are translated, and no user may see
 * another user's data, so a change of language or user replaces the store. Data requested before the session was known
 * belongs to the session's user.
 */
export function getEnvironment(): Environment {
  const page = pageContext();
  const language = currentLanguage();
  const owner = storeOwner();
  if (page.relay) page.relay.owner ??= owner;
  if (page.relay?.language !== language || page.relay.owner !== owner)
    page.relay = { language, owner, environment: createEnvironment(language) };
  return page.relay.environment;
}
