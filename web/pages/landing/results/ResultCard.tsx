import { useFragment } from 'react-relay/hooks';
import { Link, useLocation } from 'react-router';
import { graphql } from 'relay-runtime';
import type { Area } from '#shared/area.ts';
import type { ResultCard_asked$key } from '#web/__generated__/ResultCard_asked.graphql.ts';
import type { ResultCard_edge$key } from '#web/__generated__/ResultCard_edge.graphql.ts';
import { Card } from '#web/ui/Card.tsx';
import frame from '../ResultFrame.module.css';
import { ContactList } from './ContactList.tsx';
import { cutDescription } from './cutDescription.ts';
import css from './ResultCard.module.css';
import { ServiceChips } from './ServiceChips.tsx';
import { type Range, readRange, segments } from './segments.ts';
import { WhereLine } from './WhereLine.tsx';

interface ResultCardProps {
  edge: ResultCard_edge$key;
  /** The places that were searched around. */
  asked: ResultCard_asked$key;
  /** The area of the map that was searched. */
  area: Area | null;
}

export function ResultCard({ edge: key, asked: askedKey, area }: ResultCardProps) {
  const edge = useFragment(
    graphql`
      fragment ResultCard_edge on SearchProvidersConnectionEdge {
        ...WhereLine_edge
        ...ServiceChips_edge
        highlights {
          field
          ...segments_range
        }
        node {
          path
          businessName
          description
          contacts {
            ...ContactList_contacts
          }
        }
      }
    `,
    key,
  );
  const asked = useFragment(
    graphql`
      fragment ResultCard_asked on Address @relay(plural: true) {
        ...WhereLine_asked
      }
    `,
    askedKey,
  );
  const { highlights, node } = edge;
  const { pathname, search } = useLocation();
  const marks = (field: string) => highlights.filter((highlight) => highlight.field === field).map(readRange);
  return (
    <Card>
      <article className={frame.frame}>
        <div className={frame.about}>
          <h3 className={css.name}>
            <Link to={node.path} state={{ results: pathname + search }}>
              <HighlightedText text={node.businessName} highlights={marks('BUSINESS_NAME')} />
            </Link>
          </h3>
          <WhereLine edge={edge} asked={asked} area={area} />
          {node.description && (
            <p className={css.description}>
              <HighlightedText text={cutDescription(node.description)} highlights={marks('DESCRIPTION')} />
            </p>
          )}
          <ServiceChips edge={edge} />
        </div>
        <ContactList name={node.businessName} contacts={node.contacts} />
      </article>
    </Card>
  );
}

function HighlightedText({ text, highlights }: { text: string; highlights: readonly Range[] }) {
  return segments(text, highlights).map((segment) =>
    segment.isMarked ? <mark key={segment.start}>{segment.text}</mark> : segment.text,
  );
}
