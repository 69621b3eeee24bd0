import { useFragment } from 'react-relay/hooks';
import { Link, useLocation } from 'react-router';
import { graphql } from 'relay-runtime';
import type { Area } from '#shared/area.ts';
import type { MapCardItem_asked$key } from '#web/__generated__/MapCardItem_asked.graphql.ts';
import type { MapCardItem_edge$key } from '#web/__generated__/MapCardItem_edge.graphql.ts';
import { ContactList } from '../results/ContactList.tsx';
import { WhereLine } from '../results/WhereLine.tsx';
import css from './MapCard.module.css';

interface MapCardItemProps {
  edge: MapCardItem_edge$key;
  asked: MapCardItem_asked$key | null;
  area: Area | null;
}

export function MapCardItem({ edge, asked, area }: MapCardItemProps) {
  const { node, distanceKm, servesArea } = useFragment(
    graphql`
      fragment MapCardItem_edge on SearchProvidersConnectionEdge {
        distanceKm
        servesArea {
          displayName
        }
        node {
          path
          businessName
          ...WhereLine_provider
          contacts {
            ...ContactList_contacts
          }
        }
      }
    `,
    edge,
  );
  const around = useFragment(
    graphql`
      fragment MapCardItem_asked on Address {
        ...WhereLine_asked
      }
    `,
    asked,
  );
  const { pathname, search } = useLocation();
  return (
    <li className={css.item}>
      <Link className={css.name} to={node.path} state={{ results: pathname + search }} dir="auto">
        {node.businessName}
      </Link>
      <WhereLine
        provider={node}
        asked={around ?? null}
        area={area}
        distanceKm={distanceKm ?? null}
        servedArea={servesArea?.displayName ?? null}
      />
      <ContactList name={node.businessName} contacts={node.contacts} />
    </li>
  );
}
