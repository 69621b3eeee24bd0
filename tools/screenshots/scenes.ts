import { keepSamples, keepWatch } from '../../tests/e2e/samples.ts';
import { isItsOwn, staffPages, visitorPages } from '../../tests/pages.ts';
import { accountScenes } from './accountScenes.ts';
import { backOfficeScenes } from './backOfficeScenes.ts';
import { directoryScenes } from './directoryScenes.ts';
import { followScenes } from './followScenes.ts';
import { moderatorScenes, ownerScenes } from './personScenes.ts';
import type { Scene } from './scene.ts';

function fileName(path: string): string {
  return path.replace(/[?&=+%/.]+/g, '-').replace(/^-|-$/g, '') || 'home';
}

const pages: Scene[] = [
  ...visitorPages.filter(isItsOwn).map(([path]) => ({
    ...{ name: fileName(path), path, as: 'visitor' as const },
    before: keepSamples,
  })),
  ...staffPages.map(([path]) => ({
    ...{ name: fileName(path), path, as: 'staff' as const },
    ...(path === '/watches' && { before: keepWatch }),
  })),
  { name: 'api', path: '/api', as: 'visitor' },
];

export const scenes: Scene[] = [
  ...pages,
  ...directoryScenes,
  ...followScenes,
  ...accountScenes,
  ...ownerScenes,
  ...moderatorScenes,
  ...backOfficeScenes,
];
