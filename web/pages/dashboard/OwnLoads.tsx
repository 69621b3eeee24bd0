import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoads } from '#web/loads/loads.ts';
import { loadsMessage } from '#web/loads/loadsMessage.ts';
import { loadTitle } from '#web/loads/loadText.ts';
import { followLoads } from '#web/loads/syncLoads.ts';
import { paths } from '#web/paths.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { LoadState } from '../loads/LoadState.tsx';
import { KeptList, KeptRow } from './KeptList.tsx';

const MOST = 3;

/** The newest loads; nothing without loads. */
export function OwnLoads() {
  const intl = useIntl();
  const loads = useLoads();
  useEffect(followLoads, []);
  if (loads.length === 0) return null;
  return (
    <KeptList
      id="loads"
      title={<FormattedMessage {...loadsMessage} />}
      action={
        loads.length > MOST && (
          <LinkButton variant="outline" href={paths.loads()}>
            <FormattedMessage id="load.allOf" defaultMessage="All {count} loads" values={{ count: loads.length }} />
          </LinkButton>
        )
      }
    >
      {loads.slice(0, MOST).map((load) => (
        <KeptRow
          key={load.key}
          href={paths.loads({ load: load.key })}
          title={loadTitle(load, intl)}
          note={
            <FormattedMessage
              id="dashboard.load"
              defaultMessage="{date} · {answered, number} of {asked, number} answered"
              values={{
                date: intl.formatDate(load.createdAt, { dateStyle: 'medium' }),
                asked: load.asked.length,
                answered: load.asked.filter(({ answer }) => answer).length,
              }}
            />
          }
          end={<LoadState asked={load.asked} />}
        />
      ))}
    </KeptList>
  );
}
