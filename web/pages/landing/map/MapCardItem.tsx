import { useFragment } from 'react-relay/hooks';
import { Link, useLocation } from 'react-router';
import { graphql } from 'relay-runtime';
import type { Area } from '#shared/area.ts';
import type { MapCardItem_asked$key } from '#web/__generated__/MapCardItem_asked.graphql.ts';
import type { MapCardItem_edge$key } from '#web/__generated__/MapCardItem_edge.graphql.ts';
import { ContactActions } from '#web/businesses/ContactActions.tsx';
import { WhereLine } from '../results/WhereLine.tsx';
import css from './MapCard.module.css';

interface MapCardItemProps {
  edge: MapCardItem_edge$key;
  asked: MapCardItem_asked$key;
  area: Area | null;
}

export function MapCardItem({ edge: key, asked, area }: MapCardItemProps) {
  const edge = useFragment(
    graphql`
      fragment MapCardItem_edge on SearchResultEdge {
        ...WhereLine_edge
        node {
          databaseId
          path
          businessName
          contacts {
            ...ContactActions_contacts
          }
        }
      }
    `,
    key,
  );
  const { node } = edge;
  const around = useFragment(
    graphql`
      fragment MapCardItem_asked on Place @relay(plural: true) {
        ...WhereLine_asked
      }
    `,
    asked,
  );
  const { pathname, search } = useLocation();
  const state = { results: pathname + search };
  return (
    <li className={css.item}>
      <Link className={css.name} to={node.path} state={state} dir="auto">
        {node.businessName}
      </Link>
      <WhereLine edge={edge} asked={around} area={area} />
      <ContactActions
        provider={{ databaseId: node.databaseId }}
        name={node.businessName}
        path={node.path}
        state={state}
        contacts={node.contacts}
      />
    </li>
  );
}
