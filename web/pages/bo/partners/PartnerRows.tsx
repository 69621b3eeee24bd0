import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { sidebarMessages } from '#web/layouts/backOffice/sidebarMessages.ts';
import { ListRows } from '../list/ListRows.tsx';
import type { List } from '../list/useList.ts';
import { listMessages } from './listMessages.ts';
import { NoPartners } from './NoPartners.tsx';
import { usePartnerColumns } from './usePartnerColumns.ts';

/** The server gives no more. */
const pageSize = 500;

interface PartnerRowsProps {
  list: List<never>;
  /** Null while it is not known. */
  totalCount: number | null;
  children?: ReactNode;
}

export function PartnerRows({ list, totalCount, children }: PartnerRowsProps) {
  const intl = useIntl();
  const columns = usePartnerColumns();
  return (
    <ListRows
      label={intl.formatMessage(sidebarMessages.partners)}
      list={list}
      columns={columns}
      totalCount={totalCount}
      pageSize={pageSize}
      counted={listMessages.count}
      empty={<NoPartners />}
    >
      {children}
    </ListRows>
  );
}
