import type { ReactNode } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';
import { usePageTitle } from '#web/layouts/backOffice/handle.ts';
import { LoadedPart } from '#web/loading/LoadedPart.tsx';
import { ListPage } from '../list/ListPage.tsx';
import css from './EditorPage.module.css';
import { EditorSkeleton } from './EditorSkeleton.tsx';

interface PartsPageProps {
  reference: PreloadedQuery<OperationType>;
  /** The message when the list cannot be loaded and the server gives no reason. */
  failed: string;
  /** The button that creates an item. */
  action?: ReactNode;
  /** A `ListCount` and `FormPart`s, which need the response. */
  children: ReactNode;
}

/** A list of sections, each with the complete content of an item. */
export function PartsPage({ reference, failed, action, children }: PartsPageProps) {
  return (
    <ListPage title={usePageTitle()} action={action}>
      <div className={css.page}>
        <LoadedPart reference={reference} failed={failed} skeleton={<EditorSkeleton parts={[3, 3]} />}>
          {children}
        </LoadedPart>
      </div>
    </ListPage>
  );
}
