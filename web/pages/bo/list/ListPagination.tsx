import { useIntl } from 'react-intl';
import { Pagination } from '#web/ui/Pagination.tsx';
import type { List } from './useList.ts';

interface ListPaginationProps {
  list: Pick<List<string, string>, 'pageUrl' | 'goToPage'>;
  page: number;
  pages: number;
}

export function ListPagination({ list, page, pages }: ListPaginationProps) {
  const intl = useIntl();
  if (pages <= 1) return null;
  return (
    <Pagination
      page={page}
      pages={pages}
      hrefOf={list.pageUrl}
      onGo={list.goToPage}
      texts={{
        label: intl.formatMessage({
          id: 'bo.pages',
          defaultMessage: 'Pages',
          description: 'Name of the links to the pages of a list, for screen readers',
        }),
        first: intl.formatMessage({
          id: 'bo.firstPage',
          defaultMessage: 'First page',
          description: 'Name of a link with an arrow',
        }),
        previous: intl.formatMessage({
          id: 'bo.previousPage',
          defaultMessage: 'Previous page',
          description: 'Name of a link with an arrow',
        }),
        next: intl.formatMessage({
          id: 'bo.nextPage',
          defaultMessage: 'Next page',
          description: 'Name of a link with an arrow',
        }),
        last: intl.formatMessage({
          id: 'bo.lastPage',
          defaultMessage: 'Last page',
          description: 'Name of a link with an arrow',
        }),
        page: intl.formatMessage({
          id: 'bo.page',
          defaultMessage: 'Page',
          description: 'For screen readers, before the number of a page',
        }),
      }}
    />
  );
}
