import { useIntl } from 'react-intl';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { PartnerRow_partner$key } from '#web/__generated__/PartnerRow_partner.graphql.ts';
import { paths } from '#web/paths.ts';
import { readTokenState } from '#web/tokens/tokenState.ts';
import { RowLink, TableCell, TableRow } from '#web/ui/TableRow.tsx';
import { columnMessages } from '../columnMessages.ts';
import { Day } from '../Moment.tsx';

export function PartnerRow({ partner }: { partner: PartnerRow_partner$key }) {
  const intl = useIntl();
  const { databaseId, name, contactEmail, tokens } = useFragment(
    graphql`
      fragment PartnerRow_partner on Partner {
        databaseId
        name
        contactEmail
        tokens {
          lastUsedAt
          ...tokenState_token
        }
      }
    `,
    partner,
  );
  const lastUse = tokens
    .flatMap(({ lastUsedAt }) => lastUsedAt ?? [])
    .sort()
    .at(-1);
  return (
    <TableRow>
      <TableCell label={intl.formatMessage(columnMessages.partner)}>
        <RowLink href={paths.boPartner(databaseId)}>{name}</RowLink>
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.contactEmail)}>{contactEmail}</TableCell>
      <TableCell label={intl.formatMessage(columnMessages.tokensInUse)} isNumber>
        {intl.formatNumber(tokens.filter((token) => readTokenState(token) === 'inUse').length)}
      </TableCell>
      <TableCell label={intl.formatMessage(columnMessages.lastUse)}>
        {lastUse ? <Day value={lastUse} /> : null}
      </TableCell>
    </TableRow>
  );
}
