import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { CardPage } from './CardPage.tsx';

/** In place of a public page that does not exist: leads to the search. */
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
