import { Suspense, use } from 'react';
import { loadChunk } from '#web/loadChunk.ts';
import type { WelcomeData } from '../landingLoader.ts';

let loaded: typeof import('./Explore.tsx') | undefined;
let whenReached: Promise<typeof import('./Explore.tsx')> | undefined;

export async function preloadExplore() {
  loaded ??= await loadChunk(() => import('./Explore.tsx'));
  return loaded;
}

/** Loads it once a visitor reaches for it. Until then it stays as the server drew it; its links work. */
function loadWhenReached() {
  whenReached ??= new Promise<void>((resolve) => {
    for (const event of ['pointerover', 'focusin', 'touchstart'])
      document.getElementById('explore')?.addEventListener(event, () => resolve(), { once: true, passive: true });
  }).then(preloadExplore);
  return whenReached;
}

/** `Explore`, whose code is loaded when it is reached for. */
export function LazyExplore({ data }: { data: WelcomeData }) {
  return (
    <div id="explore">
      <Suspense>
        <Loaded data={data} />
      </Suspense>
    </div>
  );
}

function Loaded({ data }: { data: WelcomeData }) {
  const { Explore } = loaded ?? use(loadWhenReached());
  return <Explore data={data} />;
}
