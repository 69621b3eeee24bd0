import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { CardPage } from './CardPage.tsx';

/** Shown instead of a missing public page, with a link to the search. */
export function MissingPage({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <CardPage
      title={title}
      size="wide"
      drawing="missing"
      actions={
        <LinkButton href={paths.home()}>
          <FormattedMessage id="footer.search" />
        </LinkButton>
      }
    >
      {children}
    </CardPage>
  );
}
