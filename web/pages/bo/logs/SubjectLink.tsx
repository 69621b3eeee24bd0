import { FormattedMessage } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { SubjectLink_log$key } from '#web/__generated__/SubjectLink_log.graphql.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/Link.tsx';

const pages: Readonly<Record<string, (id: number) => string>> = {
  provider: (id) => paths.boProvider(id),
  user: (id) => paths.boUser(id),
  service: (id) => paths.boService(id),
  partner: (id) => paths.boPartner(id),
  providerImport: (id) => paths.boImport(id),
};

/** What a log entry is about; a link where that has a page. */
export function SubjectLink({ log }: { log: SubjectLink_log$key }) {
  const { subjectType: type, subjectDatabaseId: id } = useFragment(
    graphql`
      fragment SubjectLink_log on Log {
        subjectType
        subjectDatabaseId
      }
    `,
    log,
  );
  if (!type || !id) return '—';
  const page = pages[type];
  const name = (
    <FormattedMessage
      id="bo.log.subjectOf"
      defaultMessage="{type, select, provider {Provider} user {User} service {Service} partner {Partner} accessToken {Access token} providerImport {Import} webhookEndpoint {Webhook} other {{type}}} #{id}"
      description="What a log entry is about, with its number"
      values={{ type, id: String(id) }}
    />
  );
  return page ? <Link href={page(id)}>{name}</Link> : name;
}
