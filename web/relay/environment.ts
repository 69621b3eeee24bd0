import { Environment, type FetchFunction, Network, Observable, RecordSource, Store } from 'relay-runtime';
import { currentLanguage } from '../i18n/currentLanguage.ts';
import type { Language } from '../i18n/language.ts';
import { fetchGraphQL } from './fetchGraphQL.ts';

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
  const store = new Store(new RecordSource(), { gcReleaseBufferSize: 20, queryCacheExpirationTime: 5 * 60_000 });
  return new Environment({ network: Network.create(fetchFunction), store });
}

let current: { language: Language; environment: Environment } | undefined;

/** Names come translated from the server, so each language has its own store; changing the language drops the old one. */
export function getEnvironment(): Environment {
  const language = currentLanguage();
  if (current?.language !== language) current = { language, environment: createEnvironment(language) };
  return current.environment;
}
