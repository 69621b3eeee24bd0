import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { CardPage } from './CardPage.tsx';

/** Instead of a missing public page: leads to the search. */
export function MissingPage({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <CardPage
      title={title}
      size="wide"
      drawing="missing"
      actions={
        <LinkButton href={paths.home()}>
          <SearchDirectory />
        </LinkButton>
      }
    >
      {children}
    </CardPage>
  );
}

/** Text of links to the search. */
export function SearchDirectory() {
  return <FormattedMessage id="footer.search" />;
}
