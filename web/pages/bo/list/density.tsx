import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Tooltip } from '#web/ui/Tooltip.tsx';
import { listSetting } from './listSettings.ts';

type Density = 'compact' | 'relaxed';

/** The height of the rows of all lists, as the person chose it. */
export function useDensity(): [density: Density, toggle: () => void] {
  const [density, setDensity] = useState<Density>(() =>
    listSetting('density').get() === 'relaxed' ? 'relaxed' : 'compact',
  );
  return [
    density,
    () => {
      const next = density === 'compact' ? 'relaxed' : 'compact';
      listSetting('density').set(next);
      setDensity(next);
    },
  ];
}

export function DensityButton({ density, onToggle }: { density: Density; onToggle: () => void }) {
  const name = useIntl().formatMessage({
    id: 'bo.density',
    defaultMessage: 'Comfortable rows',
    description: 'Button that is on or off: the rows of a list have more space',
  });
  return (
    <Tooltip text={name}>
      <Button
        variant={density === 'relaxed' ? 'outline' : 'quiet'}
        size="icon"
        aria-label={name}
        aria-pressed={density === 'relaxed'}
        onPress={onToggle}
      >
        <Icon name="menu" />
      </Button>
    </Tooltip>
  );
}
