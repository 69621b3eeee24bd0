import type { Map as LeafletMap } from 'leaflet';
import { type ReactNode, type RefObject, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { GestureHint } from './GestureHint.tsx';
import leafletSheet from './leaflet.css?url';
import css from './MapFrame.module.css';

interface MapFrameProps {
  frame?: RefObject<HTMLElement | null>;
  /** The map returned by `useLeaflet`. */
  map: LeafletMap | null;
  attach: (element: HTMLElement | null) => (() => void) | undefined;
  /** The source of the data; undefined for our own drawing. */
  credit: string | undefined;
  /** The name of the map for screen readers. */
  name: string;
  /** The keyboard instructions, for screen readers. */
  hint: ReactNode;
  /** Elements on the map that precede it in keyboard order. */
  controls?: ReactNode;
  /** Elements on the map that follow it in keyboard order. */
  children?: ReactNode;
}

/** The frame of a map: zoom buttons, hints, and data credits. It fills its container. */
export function MapFrame({ frame, map, attach, credit, name, hint, controls, children }: MapFrameProps) {
  const intl = useIntl();
  const hintId = useId();
  return (
    <section ref={frame} className={css.map} aria-label={name}>
      {/* a separate style sheet, which React loads before it shows the map */}
      <link rel="stylesheet" href={leafletSheet} precedence="map" />
      <VisuallyHidden id={hintId}>{hint}</VisuallyHidden>
      {map && <ZoomButtons map={map} />}
      {controls}
      <div
        ref={attach}
        className={css.canvas}
        role="application"
        aria-describedby={hintId}
        aria-label={intl.formatMessage({ id: 'map.map' })}
      />
      {children}
      {map && <GestureHint map={map} />}
      <p className={css.credit}>
        {credit ?? <FormattedMessage id="map.credit" defaultMessage="Natural Earth · GeoNames (CC BY 4.0)" />}
      </p>
    </section>
  );
}

/** The buttons stay enabled at the limits, where they do nothing: disabling a button would lose the focus. */
function ZoomButtons({ map }: { map: LeafletMap }) {
  const intl = useIntl();
  return (
    <div className={css.zoom}>
      <Button
        variant="quiet"
        size="icon"
        onPress={() => map.zoomIn()}
        aria-label={intl.formatMessage({ id: 'map.zoomIn', defaultMessage: 'Zoom in' })}
      >
        <Icon name="plus" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        onPress={() => map.zoomOut()}
        aria-label={intl.formatMessage({ id: 'map.zoomOut', defaultMessage: 'Zoom out' })}
      >
        <Icon name="minus" />
      </Button>
    </div>
  );
}
