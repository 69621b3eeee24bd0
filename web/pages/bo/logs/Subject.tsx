import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { Subject_log$key } from '#web/__generated__/Subject_log.graphql.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/Link.tsx';

const pages: Readonly<Record<string, (id: number) => string>> = {
  provider: (id) => paths.boProvider(id),
  user: (id) => paths.boUser(id),
  service: (id) => paths.boService(id),
  partner: (id) => paths.boPartner(id),
  providerImport: (id) => paths.boImport(id),
};

/** The subject of a log entry, by its name now, else at that time, else its id; a link where it has a page and was not deleted. */
export function Subject({ log }: { log: Subject_log$key }) {
  const {
    subjectType: type,
    subjectDatabaseId: id,
    subjectName,
    before,
    after,
  } = useFragment(
    graphql`
      fragment Subject_log on Log {
        subjectType
        subjectDatabaseId
        subjectName
        before
        after
      }
    `,
    log,
  );
  if (!type || !id) return '—';
  const page = subjectName === null ? undefined : pages[type];
  const name = subjectName ?? nameOf(after ?? before) ?? (
    <FormattedMessage
      id="bo.log.subjectOf"
      defaultMessage="{type, select, provider {Provider} user {User} service {Service} partner {Partner} accessToken {Access token} providerImport {Import} webhookEndpoint {Webhook} other {{type}}} #{id}"
      values={{ type, id: String(id) }}
    />
  );
  return page ? <Link href={page(id)}>{name}</Link> : name;
}

/** From a subject as it was. */
function nameOf(snapshot: unknown): string | undefined {
  const { businessName, displayName, fileName, name } = (snapshot ?? {}) as Record<string, unknown>;
  return [businessName, displayName, fileName, name].find((item) => typeof item === 'string');
}
