import { useNavigation } from 'react-router';
import css from './NavigationProgress.module.css';

/** A bar that shows that a page is loading. */
export function NavigationProgress() {
  return useNavigation().state === 'idle' ? null : <div className={css.progress} />;
}
