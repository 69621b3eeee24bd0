import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';

interface ToggleButtonProps {
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A press chooses, the next one takes it back. */
export function ToggleButton({ isOn, onPress, children }: ToggleButtonProps) {
  return (
    <Button variant={isOn ? 'secondary' : 'outline'} aria-pressed={isOn} onPress={onPress}>
      {isOn && <Icon name="check" size={16} />}
      {children}
    </Button>
  );
}
