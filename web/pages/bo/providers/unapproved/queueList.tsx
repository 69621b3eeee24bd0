import { defineMessages, useIntl } from 'react-intl';
import { columnMessages } from '#web/pages/bo/columnMessages.ts';
import { writeListUrl } from '#web/pages/bo/list/listUrl.ts';
import type { ListOf } from '#web/pages/bo/list/useList.ts';
import { ViewChips } from '#web/pages/bo/list/ViewChips.tsx';
import { paths } from '#web/paths.ts';
import type { Column } from '#web/ui/Table.tsx';
import type { queueList } from '../providerFields.ts';

export type QueueList = ListOf<typeof queueList>;

export const queueMessages = defineMessages({
  views: { id: 'bo.queue.views', defaultMessage: 'Views', description: 'Name of the links to parts of the queue' },
  all: { id: 'bo.queue.all', defaultMessage: 'All', description: 'Link to all of the moderation queue' },
  confirmed: {
    id: 'bo.queue.confirmed',
    defaultMessage: 'Email confirmed',
    description: 'Link to a part of the moderation queue, and name of a sign in it',
  },
  duplicates: {
    id: 'bo.queue.duplicates',
    defaultMessage: 'Possible duplicates',
    description: 'Link to a part of the moderation queue',
  },
  resubmitted: {
    id: 'bo.queue.resubmitted',
    defaultMessage: 'Resubmitted',
    description: 'Link to a part of the moderation queue, and name of a sign in it',
  },
  withoutImage: {
    id: 'bo.queue.withoutImage',
    defaultMessage: 'Without image',
    description: 'Link to a part of the moderation queue',
  },
});

const views = ['all', 'confirmed', 'duplicates', 'resubmitted', 'withoutImage'] as const;

/** Links to the parts of the queue. */
export function QueueViews({ list }: { list: QueueList }) {
  const intl = useIntl();
  const hrefOf = (view: string) =>
    writeListUrl(paths.boUnapproved(), { ...list.state, page: 1, filters: { ...list.state.filters, view } });
  return (
    <ViewChips
      label={intl.formatMessage(queueMessages.views)}
      current={list.state.filters.view || 'all'}
      views={views.map((id) => ({
        id,
        name: intl.formatMessage(queueMessages[id]),
        href: hrefOf(id === 'all' ? '' : id),
      }))}
    />
  );
}

export function useQueueColumns(): Column[] {
  const intl = useIntl();
  const sorted = (id: keyof typeof queueList.sorts, width?: Column['width']) => ({
    id,
    label: intl.formatMessage(columnMessages[id]),
    isSortable: true,
    ...(width && { width }),
  });
  return [
    { id: 'id', label: intl.formatMessage(columnMessages.id), width: 'small', isNumber: true },
    { ...sorted('businessName', 'name'), isName: true },
    sorted('commercialName', 'narrow'),
    { id: 'flags', label: intl.formatMessage(columnMessages.flags), width: 'short' },
    { id: 'country', label: intl.formatMessage(columnMessages.country), width: 'narrow' },
    { id: 'service', label: intl.formatMessage(columnMessages.service) },
    sorted('submittedAt', 'short'),
    sorted('createdAt', 'short'),
    sorted('updatedAt', 'short'),
  ];
}
