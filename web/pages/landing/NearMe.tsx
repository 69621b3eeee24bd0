import { useState } from 'react';
import { useIntl } from 'react-intl';
import { loadChunk } from '#web/loadChunk.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { useHydrated } from '#web/useHydrated.ts';

/** A button that fills in the visitor's city. The browser first asks for permission; only the city is stored. */
export function NearMe({ onFound }: { onFound: (name: string, id: string) => void }) {
  const intl = useIntl();
  const [isPending, setPending] = useState(false);
  const isHydrated = useHydrated();
  const name = intl.formatMessage({ id: 'search.nearMe', defaultMessage: 'Near me' });

  const find = async () => {
    setPending(true);
    try {
      const { findNearest } = await loadChunk(() => import('./findNearest.ts'));
      const place = await findNearest();
      onFound(place.displayName, place.id);
    } catch {
      const title = intl.formatMessage({
        id: 'search.nearMeFailed',
        defaultMessage: 'We could not get your location. Please type a city.',
      });
      void showToast({ type: 'warning', title, seconds: 5 });
    }
    setPending(false);
  };

  if (!isHydrated) return null;
  return (
    // not part of a surrounding combobox
    <Button slot={null} variant="quiet" size="icon" aria-label={name} isPending={isPending} onPress={() => void find()}>
      <Icon name="here" />
    </Button>
  );
}
