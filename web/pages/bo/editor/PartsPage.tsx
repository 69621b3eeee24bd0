import type { ReactNode } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';
import { usePageTitle } from '#web/layouts/backOffice/handle.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import css from './EditorPage.module.css';
import { EditorSkeleton } from './EditorSkeleton.tsx';

interface PartsPageProps {
  reference: PreloadedQuery<OperationType>;
  /** What to say when it cannot be loaded and the server does not say why. */
  failed: string;
  /** `FormPart`s, which need the answer. */
  children: ReactNode;
}

/** A page with the title of its route above a list of parts. */
export function PartsPage({ reference, failed, children }: PartsPageProps) {
  const title = usePageTitle();
  return (
    <div className={css.page}>
      <title>{`${title} · Rumbo`}</title>
      <h1 className={css.title}>{title}</h1>
      <LoadedPart reference={reference} failed={failed} skeleton={<EditorSkeleton parts={[3, 3]} />}>
        {children}
      </LoadedPart>
    </div>
  );
}
