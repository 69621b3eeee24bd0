import { isItsOwn, staffPages, visitorPages } from '../../tests/pages.ts';
import { accountScenes } from './accountScenes.ts';
import { backOfficeScenes } from './backOfficeScenes.ts';
import { directoryScenes } from './directoryScenes.ts';
import { moderatorScenes, ownerScenes } from './personScenes.ts';
import type { Scene } from './scene.ts';

function fileName(path: string): string {
  return path.replace(/[?&=+%/.]+/g, '-').replace(/^-|-$/g, '') || 'home';
}

const pages: Scene[] = [
  ...visitorPages.filter(isItsOwn).map(([path]) => ({ name: fileName(path), path, as: 'visitor' as const })),
  ...staffPages.map(([path]) => ({ name: fileName(path), path, as: 'staff' as const })),
  { name: 'api', path: '/api', as: 'visitor' },
];

export const scenes: Scene[] = [
  ...pages,
  ...directoryScenes,
  ...accountScenes,
  ...ownerScenes,
  ...moderatorScenes,
  ...backOfficeScenes,
];
