import { FormattedMessage } from 'react-intl';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import layout from '../ResultsLayout.module.css';

/** Opens and closes the map; on narrow screens it takes the place of the list. */
export function MapSwitch({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  return (
    <div className={layout.switch}>
      <Button variant="outline" onPress={onPress}>
        {!isOpen && (
          <>
            <Icon name="map" />
            <FormattedMessage
              id="map.show"
              defaultMessage="Show map"
              description="Button: shows the results on a map"
            />
          </>
        )}
        {isOpen && (
          <>
            <span className={layout.narrow}>
              <Icon name="list" />
            </span>
            <span className={layout.narrow}>
              <FormattedMessage
                id="map.list"
                defaultMessage="Show list"
                description="Button on a phone: shows the list of results instead of the map"
              />
            </span>
            <span className={layout.wide}>
              <FormattedMessage
                id="map.hide"
                defaultMessage="Hide map"
                description="Button: closes the map beside the results"
              />
            </span>
          </>
        )}
      </Button>
    </div>
  );
}
