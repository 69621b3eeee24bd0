import { Suspense } from 'react';
import { localStore, TO_ANSWER } from '#web/browserStore.ts';
import { lazyPart } from '#web/lazyPart.tsx';
import { useHydrated } from '#web/useHydrated.ts';

const DueQuestion = lazyPart<{ className: string }>(
  async () => (await import('./DueQuestion.tsx')).DueQuestion,
  () => null,
);

/** `DueQuestion` on the landing page, whose code is loaded only if a business was contacted. */
export function LateQuestion(props: { className: string }) {
  const isHydrated = useHydrated();
  if (!isHydrated || !localStore.get(TO_ANSWER)) return null;
  return (
    <Suspense>
      <DueQuestion {...props} />
    </Suspense>
  );
}
