import { type RefObject, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Area } from '#shared/area.ts';
import type { MapCardItem_asked$key } from '#web/__generated__/MapCardItem_asked.graphql.ts';
import type { MapCardItem_edge$key } from '#web/__generated__/MapCardItem_edge.graphql.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './MapCard.module.css';
import { MapCardItem } from './MapCardItem.tsx';

interface MapCardProps {
  edges: readonly MapCardItem_edge$key[];
  asked: MapCardItem_asked$key;
  area: Area | null;
  onClose: () => void;
  /** Whether the card takes the focus; false if it is restored after going back. */
  takesFocus: boolean;
}

/** The providers of the selected marker. */
export function MapCard({ edges, asked, area, onClose, takesFocus }: MapCardProps) {
  const intl = useIntl();
  const card = useFocusOn(edges, takesFocus);
  return (
    <section
      ref={card}
      className={css.card}
      data-card
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'map.card', defaultMessage: 'Selected on the map' })}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={css.close}>
        <Button variant="quiet" size="icon" onPress={onClose} aria-label={intl.formatMessage({ id: 'app.close' })}>
          <Icon name="close" />
        </Button>
      </div>
      {edges.length > 1 && (
        <p className={css.count}>
          <FormattedMessage
            id="map.here"
            defaultMessage="{count, plural, one {# provider} other {# providers}} here"
            values={{ count: edges.length }}
          />
        </p>
      )}
      <ul className={css.list}>
        {edges.map((edge, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all items change together
          <MapCardItem key={index} edge={edge} asked={asked} area={area} />
        ))}
      </ul>
    </section>
  );
}

/** Moves the focus to the card after a press on a marker. */
function useFocusOn(shown: unknown, isPressed: boolean): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each marker
  useEffect(() => {
    if (isPressed) card.current?.focus({ preventScroll: true });
  }, [shown]);
  return card;
}
