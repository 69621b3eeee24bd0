import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { FileRow_file$key } from '#web/__generated__/FileRow_file.graphql.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/Link.tsx';
import { TableCell, TableRow } from '#web/ui/TableRow.tsx';
import { columnMessages } from '../columnMessages.ts';
import { Day } from '../Moment.tsx';
import css from './FileRow.module.css';

export function FileRow({ file }: { file: FileRow_file$key }) {
  const intl = useIntl();
  const { databaseId, url, thumbnailUrl, provider, user, createdAt } = useFragment(
    graphql`
      fragment FileRow_file on File {
        databaseId
        url
        thumbnailUrl
        createdAt
        provider {
          databaseId
          businessName
        }
        user {
          databaseId
          displayName
        }
      }
    `,
    file,
  );
  return (
    <TableRow>
      <TableCell label={intl.formatMessage(columnMessages.id)} isNumber>
        {databaseId}
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.url)}>
        <span className={css.file}>
          <img className={css.image} src={thumbnailUrl} alt="" width={48} height={48} loading="lazy" />
          <Link href={url} target="_blank">
            {url}
          </Link>
        </span>
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.provider)}>
        {provider && <Link href={paths.boProvider(provider.databaseId)}>{provider.businessName}</Link>}
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.user)}>
        {user && <Link href={paths.boUser(user.databaseId)}>{user.displayName}</Link>}
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.date)}>
        <Day value={createdAt} />
      </TableCell>
    </TableRow>
  );
}
