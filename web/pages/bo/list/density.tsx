import { useState } from 'react';
import { useIntl } from 'react-intl';
import { localStore } from '#web/browserStore.ts';
import { currentSession } from '#web/session/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Tooltip } from '#web/ui/Tooltip.tsx';

type Density = 'compact' | 'relaxed';

/** Kept in this browser for each person. */
const keyOf = () => {
  const session = currentSession();
  return `bo-density-${session.status === 'signedIn' ? session.user.databaseId : 0}`;
};

/** The height of the rows of all lists, as the person chose it. */
export function useDensity(): [density: Density, toggle: () => void] {
  const [density, setDensity] = useState<Density>(() =>
    localStore.get(keyOf()) === 'relaxed' ? 'relaxed' : 'compact',
  );
  return [
    density,
    () => {
      const next = density === 'compact' ? 'relaxed' : 'compact';
      localStore.set(keyOf(), next);
      setDensity(next);
    },
  ];
}

export function DensityButton({ density, onToggle }: { density: Density; onToggle: () => void }) {
  const name = useIntl().formatMessage({
    id: 'bo.density',
    defaultMessage: 'Taller rows',
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
