import { FormattedMessage } from 'react-intl';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import layout from '../ResultsLayout.module.css';

/**
 * The button that opens and closes the map; on narrow screens, where the map replaces the list, it floats at the bottom
 * edge of the window.
 */
export function MapSwitch({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  return (
    <div className={layout.switch} data-screen>
      <Button variant="outline" onPress={onPress}>
        <span className={layout.narrow}>
          <Icon name={isOpen ? 'list' : 'map'} />
          {isOpen ? <FormattedMessage id="map.toList" defaultMessage="List" /> : <FormattedMessage id="map.map" />}
        </span>
        <span className={layout.wide}>
          {!isOpen && <Icon name="map" />}
          {isOpen ? (
            <FormattedMessage id="map.hide" defaultMessage="Hide map" />
          ) : (
            <FormattedMessage id="map.show" defaultMessage="Show map" />
          )}
        </span>
      </Button>
    </div>
  );
}
