import {
  Environment,
  type FetchFunction,
  Network,
  Observable,
  RecordSource,
  Store,
  type SubscribeFunction,
} from 'relay-runtime';
import type { Language } from '#shared/language.ts';
import { currentLanguage } from '../i18n/currentLanguage.ts';
import { fetchGraphQL } from './fetchGraphQL.ts';
import { storeOwner } from './storeOwner.ts';

function createEnvironment(language: Language): Environment {
  const fetchFunction: FetchFunction = (request, variables) =>
    Observable.create((sink) => {
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
  // its code comes with the first that subscribes: visitors never do
  const subscribeFunction: SubscribeFunction = (request, variables) =>
    Observable.create((sink) => {
      let end: (() => void) | undefined;
      let isOver = false;
      import('./eventStream.ts').then(({ openEventStream }) => {
        if (!isOver) end = openEventStream(request, variables, sink.next);
      }, sink.error);
      return () => {
        isOver = true;
        end?.();
      };
    });
  const store = new Store(new RecordSource(), { gcReleaseBufferSize: 20, queryCacheExpirationTime: 5 * 60_000 });
  return new Environment({ network: Network.create(fetchFunction, subscribeFunction), store });
}

let current: { language: Language; owner: string; environment: Environment } | undefined;

/**
 * Names come translated from the server, and nobody may see what another person could: changing the language or who is
 * signed in drops the store.
 */
export function getEnvironment(): Environment {
  const language = currentLanguage();
  const owner = storeOwner();
  if (current?.language !== language || current.owner !== owner)
    current = { language, owner, environment: createEnvironment(language) };
  return current.environment;
}
