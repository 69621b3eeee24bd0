import { Suspense, useState } from 'react';
import { lazyPart } from '#web/lazyPart.tsx';
import { useHydrated } from '#web/useHydrated.ts';
import type { AnswerLineProps } from './AnswerLine.tsx';
import { dueToAnswer } from './toAnswer.ts';

const AnswerLine = lazyPart<AnswerLineProps>(
  async () => (await import('./AnswerLine.tsx')).AnswerLine,
  () => null,
);

/** Asks, a day after the visitor contacted a business here, whether it answered; otherwise renders nothing. */
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
