import { localStore } from './browserStore.ts';

const theme = 'light';

/** The only theme there is. The key and the class stay what pages of other versions look for. */
export function applyTheme(): void {
  localStore.set('theme', theme);
  document.documentElement.classList.add(theme);
}
