import { useFragment } from 'react-relay/hooks';
import { useLocation } from 'react-router';
import { graphql } from 'relay-runtime';
import type { Area } from '#shared/area.ts';
import type { ResultCard_asked$key } from '#web/__generated__/ResultCard_asked.graphql.ts';
import type { ResultCard_edge$key } from '#web/__generated__/ResultCard_edge.graphql.ts';
import { ContactActions } from '#web/businesses/ContactActions.tsx';
import { ProviderCard } from '#web/businesses/ProviderCard.tsx';
import { readPictured } from '#web/businesses/pictured.ts';
import { Signs } from '#web/businesses/Signs.tsx';
import { StarButton } from '#web/shortlist/StarButton.tsx';
import { cutDescription } from './cutDescription.ts';
import { LaneLine, type LaneMatch } from './LaneLine.tsx';
import { type Range, readRange, segments } from './segments.ts';
import { WhereLine } from './WhereLine.tsx';

interface ResultCardProps {
  edge: ResultCard_edge$key;
  /** The searched places. */
  asked: ResultCard_asked$key;
  /** The searched area of the map; null without one. */
  area: Area | null;
  /** The match with the searched route; null in a search without a route. */
  lane: LaneMatch | null;
}

export function ResultCard({ edge: key, asked: askedKey, area, lane }: ResultCardProps) {
  const edge = useFragment(
    graphql`
      fragment ResultCard_edge on SearchResultEdge {
        ...WhereLine_edge
        highlights {
          field
          ...segments_range
        }
        distanceKm
        matchedService {
          directoryPath
          service {
            name
          }
          place {
            name
          }
          ...pictured_service
        }
        node {
          databaseId
          path
          businessName
          summary
          ...Signs_provider
          image {
            ...pictured_image
          }
          contacts {
            ...ContactActions_contacts
          }
          providerServices {
            directoryPath
            service {
              name
            }
            ...pictured_service
          }
        }
      }
    `,
    key,
  );
  const asked = useFragment(
    graphql`
      fragment ResultCard_asked on Place @relay(plural: true) {
        ...WhereLine_asked
      }
    `,
    askedKey,
  );
  const { highlights, node, matchedService, distanceKm } = edge;
  const { pathname, search } = useLocation();
  const state = { results: pathname + search };
  const marks = highlights.filter(({ field }) => field === 'BUSINESS_NAME').map(readRange);
  // the matching service is first, with its place if that differs from the searched place
  const matched = matchedService?.service.name;
  const offered = node.providerServices.map(({ service, directoryPath }) => [service.name, directoryPath] as const);
  const services = new Map(matched === undefined ? offered : [[matched, null], ...offered]);
  const at = distanceKm ? matchedService?.place.name : undefined;
  const { image, scene } = readPictured(node.image, matchedService ?? node.providerServices[0], node.databaseId);
  return (
    <ProviderCard
      name={node.businessName}
      heading={lane ? 'h3' : 'h2'}
      title={<HighlightedText text={node.businessName} highlights={marks} />}
      path={node.path}
      state={state}
      image={image}
      scene={scene}
      where={<WhereLine edge={edge} asked={asked} area={area} />}
      facts={
        <>
          {lane && <LaneLine match={lane} />}
          <Signs provider={node} />
        </>
      }
      description={cutDescription(node.summary)}
      services={[...services].map(([name, path]) =>
        name === matched ? { name, path: matchedService?.directoryPath, at } : { name, path },
      )}
      star={<StarButton id={node.databaseId} name={node.businessName} />}
      contacts={
        <ContactActions
          provider={node}
          name={node.businessName}
          path={node.path}
          state={state}
          contacts={node.contacts}
        />
      }
    />
  );
}

function HighlightedText({ text, highlights }: { text: string; highlights: readonly Range[] }) {
  return segments(text, highlights).map((segment) =>
    segment.isMarked ? <mark key={segment.start}>{segment.text}</mark> : segment.text,
  );
}
