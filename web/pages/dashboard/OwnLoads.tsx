import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoads } from '#web/loads/loads.ts';
import { loadsMessage } from '#web/loads/loadsMessage.ts';
import { loadTitle } from '#web/loads/loadText.ts';
import { followLoads } from '#web/loads/syncLoads.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/Link.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { KeptList } from './KeptList.tsx';

const MOST = 3;

/** The newest loads; nothing when there are none. */
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
        <li key={load.key}>
          <Link href={paths.loads({ load: load.key })}>{loadTitle(load, intl)}</Link>
        </li>
      ))}
    </KeptList>
  );
}
