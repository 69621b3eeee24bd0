import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { PartnerTable_query$key } from '#web/__generated__/PartnerTable_query.graphql.ts';
import { useList } from '../list/useList.ts';
import { PartnerRow } from './PartnerRow.tsx';
import { PartnerRows } from './PartnerRows.tsx';

export function PartnerTable({ query }: { query: PartnerTable_query$key }) {
  const list = useList<never>([]);
  const { partners } = useFragment(
    graphql`
      fragment PartnerTable_query on Query {
        partners {
          id
          ...PartnerRow_partner
        }
      }
    `,
    query,
  );
  return (
    <PartnerRows list={list} totalCount={partners.length}>
      {partners.map((partner) => (
        <PartnerRow key={partner.id} partner={partner} />
      ))}
    </PartnerRows>
  );
}
