import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { Subject_log$key } from '#web/__generated__/Subject_log.graphql.ts';
import { paths } from '#web/paths.ts';
import { databaseIdOf } from '#web/relay/databaseIdOf.ts';
import { Link } from '#web/ui/Link.tsx';

const pages: Readonly<Record<string, (id: number) => string>> = {
  PROVIDER: (id) => paths.boProvider(id),
  USER: (id) => paths.boUser(id),
  SERVICE: (id) => paths.boService(id),
  PARTNER: (id) => paths.boPartner(id),
  PROVIDER_IMPORT: (id) => paths.boImport(id),
};

/** The subject of a log entry, by its name or its id; a link if the subject has a page and was not deleted. */
export function Subject({ log }: { log: Subject_log$key }) {
  const {
    subjectType: type,
    subjectId,
    subjectName,
    subjectIsDeleted,
  } = useFragment(
    graphql`
      fragment Subject_log on Log {
        subjectType
        subjectId
        subjectName
        subjectIsDeleted
      }
    `,
    log,
  );
  if (!type || !subjectId) return '—';
  const id = databaseIdOf(subjectId);
  const page = subjectIsDeleted ? undefined : pages[type];
  const name = subjectName ?? (
    <FormattedMessage
      id="bo.log.subjectOf"
      defaultMessage="{type, select, PROVIDER {Provider} USER {User} SERVICE {Service} PARTNER {Partner} ACCESS_TOKEN {Access token} PROVIDER_IMPORT {Import} WEBHOOK_ENDPOINT {Webhook} other {{type}}} #{id}"
      values={{ type, id: String(id) }}
    />
  );
  return page ? <Link href={page(id)}>{name}</Link> : name;
}
