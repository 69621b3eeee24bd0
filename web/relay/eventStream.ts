import type { GraphQLSingularResponse, RequestParameters, Variables } from 'relay-runtime';

const pause = 10_000;

/**
 * A subscription, as the server's events come. The browser reconnects by itself when a connection breaks; when the
 * server ends it or refuses, it is asked again after a while. A page that nobody looks at listens to nothing: browsers
 * have six connections to a site for all of its tabs. Answers what ends it.
 */
export function openEventStream(
  request: RequestParameters,
  variables: Variables,
  onNext: (answer: GraphQLSingularResponse) => void,
): () => void {
  const query = new URLSearchParams({ doc_id: request.id!, variables: JSON.stringify(variables) });
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(timer);
    source?.close();
  };

  const again = () => {
    close();
    timer = setTimeout(open, pause);
  };

  function open() {
    close();
    if (document.hidden) return;
    const opened = new EventSource(`/graphql?${query}`);
    source = opened;
    opened.addEventListener('next', ({ data }) => {
      const answer = JSON.parse(data) as GraphQLSingularResponse;
      if ('data' in answer && answer.data) onNext(answer);
    });
    opened.addEventListener('complete', again);
    opened.addEventListener('error', () => {
      if (opened.readyState === EventSource.CLOSED) again();
    });
  }

  open();
  document.addEventListener('visibilitychange', open);
  return () => {
    document.removeEventListener('visibilitychange', open);
    close();
  };
}
