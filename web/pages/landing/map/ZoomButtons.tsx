import type { Map as LeafletMap } from 'leaflet';
import { useIntl } from 'react-intl';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import css from './ResultMap.module.css';

/** At the ends they do nothing; disabled, they would lose the focus of who pressed them. */
export function ZoomButtons({ map }: { map: LeafletMap }) {
  const intl = useIntl();
  return (
    <div className={css.zoom}>
      <Button
        variant="quiet"
        size="icon"
        onPress={() => map.zoomIn()}
        aria-label={intl.formatMessage({
          id: 'map.zoomIn',
          defaultMessage: 'Zoom in',
          description: 'Button on the map: shows less of it, larger',
        })}
      >
        <Icon name="plus" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        onPress={() => map.zoomOut()}
        aria-label={intl.formatMessage({
          id: 'map.zoomOut',
          defaultMessage: 'Zoom out',
          description: 'Button on the map: shows more of it, smaller',
        })}
      >
        <Icon name="minus" />
      </Button>
    </div>
  );
}
