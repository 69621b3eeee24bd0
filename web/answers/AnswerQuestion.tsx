import { Suspense, useState } from 'react';
import { lazyPart } from '#web/lazyPart.tsx';
import { useHydrated } from '#web/useHydrated.ts';
import type { AnswerLineProps } from './AnswerLine.tsx';
import { dueToAnswer } from './toAnswer.ts';

const AnswerLine = lazyPart<AnswerLineProps>(
  async () => (await import('./AnswerLine.tsx')).AnswerLine,
  () => null,
);

/** Asks whether a business answered, a day after it was contacted here; nothing for others. */
export function AnswerQuestion(props: Omit<AnswerLineProps, 'token'>) {
  const isHydrated = useHydrated();
  return isHydrated ? <Due key={props.id} {...props} /> : null;
}

function Due(props: Omit<AnswerLineProps, 'token'>) {
  const [token] = useState(() => dueToAnswer(props.id));
  if (token === null) return null;
  return (
    <Suspense>
      <AnswerLine {...props} token={token} />
    </Suspense>
  );
}
