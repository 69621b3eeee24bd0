import { staffPages, visitorPages } from '../pages.ts';
import { accountScenes } from './accountScenes.ts';
import { directoryScenes } from './directoryScenes.ts';
import type { Scene } from './scene.ts';

function fileName(path: string): string {
  return path.replace(/[?&=+%/.]+/g, '-').replace(/^-|-$/g, '') || 'home';
}

/** Signing in is where several addresses end: one picture of it is enough. */
const isItsOwn = ([, end]: [string, RegExp?]) => !end?.source.includes('users\\/login');

const pages: Scene[] = [
  ...visitorPages.filter(isItsOwn).map(([path]) => ({ name: fileName(path), path, as: 'visitor' as const })),
  ...staffPages.map(([path]) => ({ name: fileName(path), path, as: 'staff' as const })),
  { name: 'api', path: '/api', as: 'visitor' },
  { name: 'api-graphql', path: '/api/graphql', as: 'visitor' },
];

const backOfficeStates: Scene[] = [
  { name: 'bo-providers-sorted', path: '/bo/providers?sort=businessName:desc', as: 'staff' },
  { name: 'bo-providers-nothing', path: '/bo/providers?q=zzzzqqq', as: 'staff' },
];

export const scenes: Scene[] = [...pages, ...directoryScenes, ...accountScenes, ...backOfficeStates];
